import { cms } from "../cms";
import type { Offers } from "./offers";
import { RichTextControl, type ControlProps } from "./RichTextControl";

/** Makes the field for texts known to the forms. */
export function registerRichText(offers: Offers): void {
  cms.registerWidget("richText", (props: ControlProps) => (
    <RichTextControl {...props} offers={offers} />
  ));
}
