import type { BrokenCase } from "../../../support/broken/brokenCase";

/** Texts that visitors could not read. */
export const textCases: readonly BrokenCase[] = [
  {
    file: "images/pictures.json",
    edit: { set: "[0].alt", to: "" },
    message: "The text is empty",
    remedy: "Write a text here",
  },
  {
    edit: { raw: "title", to: '"Not\\u0000found"' },
    field: "title",
    message: "holds a damaged character",
    remedy: "Type the text again",
  },
  {
    edit: { set: "title", to: "Caf\ufffd closed" },
    message: "holds a damaged character",
    remedy: "Type the text again",
  },
  {
    edit: { set: "title", to: "" },
    message: "The text is empty",
    remedy: "Write a text here",
  },
  {
    file: "events/events-1.json",
    edit: { set: "location", to: " " },
    message: "The text is empty",
    remedy: "Write a text here",
  },
  {
    edit: { raw: "title", to: '"Not found \\ud83d"' },
    field: "title",
    message: "holds a damaged character",
    remedy: "Type the text again",
  },
  {
    edit: { set: "title", to: "Oops! <b>Page</b> not found" },
    message: 'The text holds HTML, "<b>"',
    remedy: "this text is plain",
  },
  {
    file: "pages/article.json",
    edit: {
      set: "authorBlurb",
      to: "{{name}} has worked in the {sector} sector for ten years.",
    },
    message: "has a brace too many",
    remedy: "Write {name} or {sector} with one brace before and one after",
  },
  {
    file: "pages/article.json",
    edit: { set: "authorBlurb", to: "{name} has over 10 years of experience." },
    message: "does not say where {sector} belongs",
    remedy: "Write {sector}",
  },
  {
    file: "pages/article.json",
    edit: {
      set: "authorBlurb",
      to: "{nam} has worked in the {sector} sector for ten years.",
    },
    message: "Nothing takes the place of {nam}",
    remedy: "Write {name} or {sector}",
  },
  {
    file: "pages/article.json",
    edit: {
      set: "authorBlurb",
      to: "{name} has worked in the {sector} sector, as {name did.",
    },
    message: "has a brace too many",
    remedy: "and no other braces",
  },
  {
    edit: { set: "title", to: "Oops! {page} not found" },
    message: "Nothing takes the place of {page}",
    remedy: "Remove the braces",
  },
  {
    file: "pages/home.json",
    edit: { set: "hero.lead", to: "Hello <script>alert(1)</script>" },
    message: 'The text holds HTML, "<script>"',
    remedy: "Remove it",
  },
  {
    edit: { set: "title", to: "Oops! Page not found " },
    message: "begins or ends with a space",
    remedy: "Remove the space",
  },
  {
    edit: { set: "title", to: "\u200b\u200b" },
    message: "The text is empty",
    remedy: "Write a text here",
  },
  {
    edit: { set: "title", to: "   " },
    message: "The text is empty",
    remedy: "Write a text here",
  },
  {
    edit: { set: "title", to: "Page not found &#8377;" },
    message: 'The text holds "&#8377;"',
    remedy: "Write the character itself, ₹,",
  },
  {
    edit: { set: "title", to: "Grants &amp; Loans" },
    message: 'The text holds "&amp;"',
    remedy: "Write the character itself, &, in place of &amp;",
  },
  {
    edit: { set: "title", to: "Page&nbsp;not found" },
    message: 'The text holds "&nbsp;"',
    remedy: "Write a space in place of &nbsp;",
  },
];
