import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import { format } from "prettier/standalone";

/** Formats JSON like `npm run format`, so that generated files cause no diff. */
export function formatJson(text: string): Promise<string> {
  return format(text, { parser: "json", plugins: [babel, estree] });
}
