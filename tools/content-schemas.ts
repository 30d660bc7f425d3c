import { writeSchemas } from "../src/gatsby/model/jsonSchema";
import { reportAndFail } from "./report";

/** `npm run content:schemas`: writes the JSON Schemas that editors use while content is typed. */
writeSchemas().catch(reportAndFail);
