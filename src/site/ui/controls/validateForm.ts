import type { labels } from "../../labels";

type Words = (typeof labels)["refusedSign"];

/** Spaces and signs without a width, which a copied text may have at its ends. */
const invisibleEnds = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** What browsers refuse in an address: spaces, invisible signs and, before the @, all that is not ASCII. */
const refusedSign = /[\s\p{Cf}]|[^\x21-\x7e](?=.*@)/u;

/** The name of a sign, as the visitor may know it. */
function nameOf(sign: string, words: Words): string {
  if (sign === "\u00a0") return words.noBreakSpace;
  if (sign === "\u200b") return words.zeroWidthSpace;
  if (/\s/.test(sign)) return words.space;
  const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return /\p{Cf}/u.test(sign) ? `U+${code}` : `“${sign}”`;
}

/**
 * Clears fields that contain only spaces, takes invisible signs from the ends of addresses and numbers, and says which
 * sign of an address the browser refuses.
 *
 * @returns Whether the browser accepts the form. `Field` shows what it does not.
 */
export function validateForm(form: HTMLFormElement, words: Words): boolean {
  for (const control of form.elements) {
    if (control instanceof HTMLTextAreaElement)
      control.value = control.value.trim() && control.value;
    if (!(control instanceof HTMLInputElement)) continue;
    const isCopied = control.type === "email" || control.type === "tel";
    const trimmed = control.value.replace(invisibleEnds, "");
    if (isCopied || !trimmed) control.value = trimmed;
    const [sign] = refusedSign.exec(control.value) ?? [];
    if (control.validity.typeMismatch && sign)
      control.setCustomValidity(
        words.text.replace("{sign}", nameOf(sign, words)),
      );
  }
  return form.checkValidity();
}
