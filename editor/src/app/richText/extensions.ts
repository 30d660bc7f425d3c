import { Extension, Node, type Editor, type Extensions } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import StarterKit from "@tiptap/starter-kit";
import { CaptionedPicture } from "./captionedPicture";
import { inlineBlocks, tables } from "./tables";

/** How an address begins that texts may link to, as a regular expression. */
export const addressStart = String.raw`(?:https:|mailto:|tel:|#|\/(?!\/))`;

/** What differs from the library's own nodes: blocks in blocks, and the attributes that files store. */
const changes: Readonly<Record<string, object>> = {
  blockquote: { content: inlineBlocks },
  listItem: { content: `paragraph ${inlineBlocks.replace("+", "*")}` },
  orderedList: {
    addAttributes: () => ({ start: { default: 1, rendered: false } }),
  },
  heading: {
    addAttributes: () => ({
      level: { default: 2, rendered: false },
      // Links such as #costs lead to it.
      id: { default: null },
    }),
  },
  link: { addAttributes: () => ({ href: { default: null } }) },
};

const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) =>
      extension.extend(changes[extension.name] ?? {}),
    );
  },
}).configure({
  code: false,
  codeBlock: false,
  heading: { levels: [2, 3] },
  horizontalRule: false,
  link: {
    autolink: false,
    openOnClick: false,
    isAllowedUri: (address) => new RegExp(`^${addressStart}`).test(address),
    HTMLAttributes: { rel: null, target: null },
  },
  strike: false,
  underline: false,
});

/** A key that leads from a caption to what follows it. */
const leaving =
  (...captions: readonly string[]) =>
  ({ editor }: { editor: Editor }) => {
    const { $from } = editor.state.selection;
    return (
      captions.includes($from.parent.type.name) &&
      editor.commands.command(({ tr }) => {
        tr.setSelection(TextSelection.near(tr.doc.resolve($from.after())));
        return true;
      })
    );
  };

/** The library's Enter would split a caption, and Tab is at home in a table, which the caption belongs to. */
const CaptionKeys = Extension.create({
  name: "captionKeys",
  // Before the keys of paragraphs.
  priority: 200,
  addKeyboardShortcuts: () => ({
    Enter: leaving("figure", "tableCaption"),
    Tab: leaving("tableCaption"),
  }),
});

/** A block that the editor would change: it stays as its author wrote it. */
const RawHtml = Node.create({
  name: "rawHtml",
  group: "block",
  atom: true,
  addAttributes: () => ({ "data-html": { default: "" } }),
  parseHTML: () => [{ tag: "div[data-html]" }],
  renderHTML: ({ HTMLAttributes }) => [
    "div",
    HTMLAttributes,
    String(HTMLAttributes["data-html"]),
  ],
});

/**
 * The tags that a text of the content may have.
 *
 * @param urlOf Address of a picture of content/images; without it pictures keep their paths, as in files.
 */
export const extensions = (urlOf?: (path: string) => string): Extensions => [
  Kit,
  CaptionKeys,
  CaptionedPicture.configure({ urlOf }),
  ...tables,
  RawHtml,
];
