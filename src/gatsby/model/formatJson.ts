import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import { format } from "prettier/standalone";

/** Writes JSON as `npm run format` wants it, so that a generated file makes no noise in a diff. */
export function formatJson(text: string): Promise<string> {
  return format(text, { parser: "json", plugins: [babel, estree] });
}
