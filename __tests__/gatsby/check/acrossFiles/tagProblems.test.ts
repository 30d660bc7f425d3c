import { testBrokenContent } from "../../../support/broken/testBrokenContent";

testBrokenContent([
  {
    fault: "topic spelled in two ways",
    file: "news/news-1.json",
    edit: {
      set: "article.tags",
      to: ["Seed funding", "Sheep farming", "Wool", "Sheep-farming"],
    },
    field: "article.tags[3]",
    message: 'The topic "Sheep-farming" is spelled "Sheep farming" elsewhere',
    remedy: 'Write "Sheep farming" here',
  },
]);
