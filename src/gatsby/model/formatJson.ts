import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import { format } from "prettier/standalone";

/** Formats JSON like Prettier, so that all files that the tools write look alike. */
export function formatJson(text: string): Promise<string> {
  return format(text, { parser: "json", plugins: [babel, estree] });
}
