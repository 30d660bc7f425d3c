import { entries, field, readContent } from "./readContent";
import { said } from "./said";

/** The pages of the services that the footer lists, in its order. */
export const footerPaths = (): string[] =>
  entries(field(field(readContent("site"), "footer"), "services")).map((key) =>
    said("shared/services", `[key=${String(key)}].to`),
  );
