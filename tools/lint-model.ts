import { readModel } from "../src/gatsby/model/modelSource";
import { reportAndFail } from "./report";

/** Part of `npm run lint`: the content model is plain GraphQL, as every tool reads it. */
try {
  readModel();
} catch (error) {
  // Its text has the file, the line and an excerpt.
  reportAndFail(new Error(String(error)));
}
