import { noteCases, setCases } from "./editCases";

/** Texts that visitors could not read. */
export const textCases = [
  ...setCases("pages/not-found.json", "title", [
    ["Not\u0000found", "a damaged character", "Type the text again"],
    ["Not found \ud83d", "a damaged character", "Type the text again"],
    ["Caf\ufffd closed", "contains a damaged character", "Type the text again"],
    ["", "The text is empty", "Write a text here"],
    ["The <b>Page</b> not found", 'contains HTML, "<b>"', "text is plain"],
    ["Oops! {page} not found", "would see: {page}.", "Remove the braces"],
    ["Oops! Page\nnot found", "has a line break", "Write it on one line"],
    ["\u200b\u200b", "The text is empty", "Write a text here"],
    ["   ", "The text is empty", "Write a text here"],
    ["\u200f\u2800", "The text is empty", "Write a text here"],
    ["Page \u202enot found", "a damaged character", "Type the text again"],
    ["Page &#8377;", 'contains HTML, "&#8377;"', "replace the entity"],
    ["Grants &amp; Loans", 'contains HTML, "&amp;"', "replace the entity"],
  ]),
  ...noteCases("pages/not-found.json", [
    [{ title: "Page not found " }, "begins or ends with a", "Remove the space"],
    [{ code: "40\u20284" }, "separator of lines", "with a space"],
  ]),
  ...setCases("pages/article.json", "authorBlurb", [
    ["{{name}} in {sector}, for ten years", "has braces that", "{sector}, and"],
    ["{name} has experience.", "lacks the placeholder {sector}", "{sector}"],
    ["{nam} in {sector}, for ten years", "see: {nam}.", "Write {name} or"],
    ["{name, {sector}", "has braces that visitors would see.", "no other"],
  ]),
];
