import { testBrokenContent } from "../../../support/broken/testBrokenContent";

testBrokenContent([
  {
    fault: "search description twice",
    file: "pages/about.json",
    edit: {
      copyValue: "seo.description",
      from: "pages/home.json",
      over: "seo.description",
    },
    toldIn: "pages/home.json",
    field: "seo.description",
    message: "The description is the same as in content/pages/",
    remedy: "Give each page a description of its own",
  },
]);
