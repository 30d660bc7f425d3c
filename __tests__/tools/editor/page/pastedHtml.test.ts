/** @jest-environment jsdom */
import { Editor } from "@tiptap/core";
import { readFileSync } from "node:fs";
import path from "node:path";
import { extensions } from "../../../../tools/editor/page/richText/extensions";
import { blockWriter } from "../../../../tools/editor/page/richText/htmlBlocks";
import { cleanPasted } from "../../../../tools/editor/page/richText/pastedHtml";

/** What stands in a text, and what is told, once a clipboard was pasted. */
function pasted(html: string) {
  const { html: content, told } = cleanPasted(html);
  const { state } = new Editor({ extensions, content });
  return { blocks: blockWriter()(state.doc), told };
}

const clipboard = (name: string) =>
  readFileSync(path.join(__dirname, "clipboard", `${name}.html`), "utf8");

const table = (what: string) =>
  `<table><thead><tr><th scope="col">${what}</th><th scope="col">When</th></tr></thead><tbody><tr><td>Rent</td><td>Monthly</td></tr></tbody></table>`;

test("A text from Word keeps its words, headings, lists, quotation, table and secure links", () => {
  expect(pasted(clipboard("word"))).toEqual({
    blocks: [
      "<h2>A plan on one page</h2>",
      "<p>Begin with <strong>cash</strong>, then <em>margins</em>, then people.</p>",
      "<h3>Three steps</h3>",
      "<ol><li>Reconcile the books<ul><li>bank and ledger</li></ul></li><li>Lay out receivables</li></ol>",
      "<blockquote>Cash is a fact.</blockquote>",
      table("<strong>What</strong>"),
      '<p>See <a href="https://www.example.com/plan">the plan</a> and the old one.</p>',
    ],
    told: "Left out of what you pasted: pictures (put them in with the Picture button), footnotes, underlining, colours, links whose addresses do not begin with https:.",
  });
});

test("A text from Google Docs keeps its words, headings, lists, table and links", () => {
  expect(pasted(clipboard("google-docs"))).toEqual({
    blocks: [
      "<h2>A plan on one page</h2>",
      '<p>Begin with <strong>cash</strong>, then <em>margins</em>, then <a href="https://www.example.com/people">people</a>.</p>',
      "<ul><li>bank and ledger</li><li>receivables</li></ul>",
      table("What"),
    ],
    told: "Left out of what you pasted: pictures (put them in with the Picture button), colours.",
  });
});

test("A web page's scripts, styles and handlers never get into a text", () => {
  const { blocks } = pasted(
    `<div onclick="alert(1)"><style>p{color:red}</style><script>alert(2)</script>Words <a href="javascript:alert(3)">here</a></div>`,
  );
  expect(blocks).toEqual(["<p>Words here</p>"]);
});

test("Of a plain text nothing is told", () => {
  expect(pasted("<p>Only words</p>")).toEqual({
    blocks: ["<p>Only words</p>"],
    told: "",
  });
});
