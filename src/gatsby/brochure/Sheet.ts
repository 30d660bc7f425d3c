import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { language } from "../../common/language";
import { colours } from "../../common/colours";
import type { Cell } from "../../common/kolam/shapes";
import { traceKolam } from "../../common/kolam/traceKolam";
import { fontFile } from "../files/fontFile";

/** The site's fonts. The rupee sign is in a separate file of each font. */
const fonts = {
  serif: ["eczar", 400],
  sans: ["figtree", 400],
  strong: ["figtree", 600],
} as const;

export interface TextStyle {
  readonly font: keyof typeof fonts;
  /** Points. */
  readonly size: number;
  readonly colour?: string;
  /** Line height, as a multiple of the font size. */
  readonly leading: number;
  readonly align?: "left" | "right";
}

/** Where a text goes. */
type Place = readonly [x: number, y: number, width: number];

/** An A4 page in points. */
export const page = { width: 595.28, height: 841.89, margin: 48 } as const;

/** An element of the document's structure, such as a list. */
type Structure = ReturnType<PDFKit.PDFDocument["struct"]>;

/**
 * A tagged A4 document: `tag` writes text for screen readers, `decorate` draws everything else.
 * Positions are in points from the page's upper left corner.
 */
export class Sheet {
  readonly document: PDFKit.PDFDocument;
  private readonly root: Structure;
  private readonly bytes: Promise<Buffer>;

  constructor(title: string, author: string) {
    this.document = new PDFDocument({
      size: "A4",
      margin: 0,
      pdfVersion: "1.7",
      tagged: true,
      lang: language,
      displayTitle: true,
      // A fixed date, so that the same content gives the same file.
      info: { Title: title, Author: author, CreationDate: new Date(0) },
    });
    for (const [font, [family, weight]] of Object.entries(fonts)) {
      this.document.registerFont(font, fontFile(family, "latin", weight));
      this.document.registerFont(
        `${font} extended`,
        fontFile(family, "latin-ext", weight),
      );
    }
    this.root = this.document.struct("Document");
    this.document.addStructure(this.root);
    this.bytes = buffer(this.document);
  }

  /** Starts a structure element, such as a list, a table or a row. */
  part(type: string, parent: Structure = this.root): Structure {
    const part = this.document.struct(type);
    parent.add(part);
    return part;
  }

  /** Starts a list item. */
  listItem(list: Structure): Structure {
    return this.part("LBody", this.part("LI", list));
  }

  /**
   * Writes text inside a PDF structure tag such as H1 or P.
   *
   * @returns The vertical position below the text.
   */
  tag(
    type: string,
    text: string,
    style: TextStyle,
    [x, y, width]: Place,
    parent: Structure = this.root,
  ): number {
    const { font, size, colour = colours.text, leading } = style;
    const runs = text.split(/(₹)/).filter((run) => run !== "");
    const write = () => {
      const document = this.document.font(font).fontSize(size);
      const lineGap = size * leading - document.currentLineHeight();
      const options = { width, align: style.align ?? "left", lineGap };
      document.fillColor(colour);
      document.text("", x, y, { ...options, continued: runs.length > 1 });
      runs.forEach((run, index) => {
        document
          .font(run === "₹" ? `${font} extended` : font)
          .text(run, { ...options, continued: index < runs.length - 1 });
      });
    };
    parent.add(this.document.struct(type, {}, write));
    return this.document.y;
  }

  /** Draws something that screen readers skip. */
  decorate(draw: (document: PDFKit.PDFDocument) => void): void {
    this.document.markContent("Artifact", { type: "Layout" });
    this.document.save();
    draw(this.document);
    this.document.restore();
    this.document.endMarkedContent();
  }

  /** Fills the page's width with a colour. */
  plane(colour: string, top: number, height: number): void {
    this.decorate((document) =>
      document.rect(0, top, page.width, height).fill(colour),
    );
  }

  /** Draws a hairline. */
  rule(x: number, y: number, width: number, colour: string): void {
    this.decorate((document) =>
      document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .stroke(colour),
    );
  }

  /** Draws a kolam: a line around dots. */
  kolam(
    cells: readonly Cell[],
    size: number,
    [x, y]: readonly [number, number],
    { line, dot }: { line: string; dot: string },
  ): void {
    const { loops, dots } = traceKolam(cells, size);
    this.decorate((document) => {
      document.translate(x, y).lineWidth(1.4);
      for (const loop of loops) document.path(loop).stroke(line);
      for (const [left, top] of dots) document.circle(left, top, 1.9).fill(dot);
    });
  }

  /** Closes the document and returns its bytes. */
  finish(): Promise<Buffer> {
    this.root.end();
    this.document.end();
    return this.bytes;
  }
}
