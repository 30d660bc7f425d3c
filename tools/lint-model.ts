import { reportAndFail } from "./report";

// Part of `npm run lint`: the content model is plain GraphQL, as every tool reads it.
import("../src/gatsby/model/contentModel").catch((error: unknown) =>
  // Its text has the file, the line and an excerpt.
  reportAndFail(new Error(String(error))),
);
