import { testBrokenContent } from "../../../support/broken/testBrokenContent";

const file = "documents/document-1.json";

testBrokenContent([
  {
    fault: "document at the address of a page",
    file,
    edit: [{ set: "id", to: "contact" }, { moveTo: "documents/contact.json" }],
    toldIn: "documents/contact.json",
    field: "id",
    message: 'has something else at "/contact"',
    remedy: "another id",
  },
  {
    fault: "document at the place of a folder of the site",
    file,
    edit: [{ set: "id", to: "fonts" }, { moveTo: "documents/fonts.json" }],
    toldIn: "documents/fonts.json",
    field: "id",
    message: 'has something else at "/fonts"',
    remedy: "another id",
  },
  {
    fault: "document named otherwise than its file",
    file,
    edit: { set: "id", to: "data-protection" },
    field: "id",
    message: "does not match the file's name",
    remedy: 'Write "document-1"',
  },
  {
    fault: "document with a name that stands for nothing",
    file,
    edit: { set: "sections[0].content[0]", to: "<p>We are {firmName}.</p>" },
    field: "sections[0].content[0]",
    message: "Nothing takes the place of {firmName}",
    remedy: "{registeredName}",
  },
  {
    fault: "document with the summary of another",
    file: "documents/document-2.json",
    edit: { copyValue: "summary", from: file, over: "summary" },
    field: "summary",
    message: `The description is the same as in content/${file}`,
    remedy: "a description of its own",
  },
  {
    fault: "registration number empty",
    file: "site.json",
    edit: { set: "legal.registrationNumber", to: "" },
    field: "legal.registrationNumber",
    message: "The text is empty",
    remedy: "Write a text",
  },
]);
