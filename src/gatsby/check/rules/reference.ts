import { field } from "../../../common/field";
import { catalogueOf } from "../../model/contentTypes";
import type { ValueRule } from "../contentContext";
import { didYouMean, quote } from "../wording";

/** Accepts a value that an entry of a catalogue has. The setting names the catalogue's type and the field, `by`. */
export const referenceRule: ValueRule = (value, setting, context) => {
  const type = String(field(setting, "type"));
  const by = String(field(setting, "by"));
  const keys = context.entryKeys(type, by);
  if (!keys || keys.has(value)) return undefined;
  if (type === "Picture" && context.pictures.has(`images/${value}`))
    return {
      message: `The picture ${quote(value)} has no description.`,
      remedy: `Add { "path": "${value}", "alt": "What it shows" } to content/images/pictures.json.`,
    };
  return {
    message: `No ${type.toLowerCase()} has the ${by} ${quote(value)}.`,
    remedy: `Write the ${by} of an entry of content/${catalogueOf(type)}, or add the entry there.${didYouMean(value, keys)}`,
  };
};

/** Accepts the path of a picture of the catalogue. */
export const picturePathRule: ValueRule = (value, _setting, context) =>
  referenceRule(value, { type: "Picture", by: "path" }, context);
