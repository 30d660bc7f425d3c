import { writeSchemas } from "../src/gatsby/model/jsonSchema";
import { reportAndFail } from "./report";

/** `npm run content:schemas`: writes the JSON Schemas with which editors check and complete content. */
writeSchemas().catch(reportAndFail);
