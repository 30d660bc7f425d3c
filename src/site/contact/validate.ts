import { fillTemplate } from "../../common/fillTemplate";
import { contactFields, formControl, type ContactField } from "./fields";

/** Messages under a field; `tooLong` holds {max} for the limit. */
export interface ProblemTexts {
  required: string;
  email: string;
  tooLong: string;
}

/** What is wrong, by the name of the field. */
export type Problems = Readonly<Partial<Record<ContactField["name"], string>>>;

/**
 * Tells what keeps a form from being sent. Whether a field must be filled in and what an e-mail address
 * looks like is the browser's judgement (docs/product.md#contact-form); only the words are ours.
 */
export function findProblems(
  form: HTMLFormElement,
  texts: ProblemTexts,
): Problems {
  const problem = ({ name, limit }: ContactField): string | undefined => {
    const { required, validity, value } = formControl(form, name);
    if (required && !value.trim()) return texts.required;
    if (validity.typeMismatch) return texts.email;
    if (Array.from(value).length > limit)
      return fillTemplate(texts.tooLong, { max: limit });
    return undefined;
  };
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const text = problem(field);
      return text ? [[field.name, text]] : [];
    }),
  );
}
