import { testBrokenContent } from "../../../support/broken/testBrokenContent";

testBrokenContent([
  {
    fault: "two programmes of a page with one title",
    file: "pages/services-online-programs.json",
    edit: {
      copyValue: "groups[0].programmes[0].title",
      over: "groups[1].programmes[0].title",
    },
    field: "groups[1].programmes[0].title",
    message: "Another programme of this page has the title",
    remedy: "another title",
  },
]);
