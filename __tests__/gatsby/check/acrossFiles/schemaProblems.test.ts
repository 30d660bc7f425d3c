import { testBrokenContent } from "../../../support/broken/testBrokenContent";

testBrokenContent([
  {
    fault: "wrong schema",
    file: "pages/not-found.json",
    edit: { set: "$schema", to: "../schemas/HomePage.json" },
    field: "$schema",
    message: "is not the schema of this file",
    remedy: 'Write "../schemas/NotFoundPage.json"',
  },
]);
