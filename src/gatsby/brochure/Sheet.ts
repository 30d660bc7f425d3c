import { createRequire } from "node:module";
import path from "node:path";
import PDFDocument from "pdfkit";
import { language } from "../../common/language";
import { colours } from "../../common/colours";
import type { Cell } from "../../common/kolam/shapes";
import { traceKolam } from "../../common/kolam/traceKolam";

const requireFromRoot = createRequire(path.resolve("package.json"));
const fontFile = (name: string): string =>
  requireFromRoot.resolve(`@fontsource/${name}-normal.woff`);

/** A cut of the site's typefaces; the rupee sign is in a file of its own. */
const cuts = {
  serif: ["eczar/files/eczar-latin-400", "eczar/files/eczar-latin-ext-400"],
  sans: [
    "figtree/files/figtree-latin-400",
    "figtree/files/figtree-latin-ext-400",
  ],
  strong: [
    "figtree/files/figtree-latin-600",
    "figtree/files/figtree-latin-ext-600",
  ],
} as const;

export interface TextStyle {
  readonly cut: keyof typeof cuts;
  /** Points. */
  readonly size: number;
  readonly colour?: string;
  /** Distance between baselines in units of the size. */
  readonly leading?: number;
  readonly align?: "left" | "right";
}

type Place = readonly [x: number, y: number, width: number];

/** Points of an A4 page. */
export const page = { width: 595.28, height: 841.89, margin: 48 } as const;

type Structure = ReturnType<PDFKit.PDFDocument["struct"]>;

/**
 * A tagged A4 document: text that is read aloud goes through `tag`, everything else through `decorate`.
 * Places are in points from the page's upper left corner.
 */
export class Sheet {
  private readonly document: PDFKit.PDFDocument;
  private readonly root: Structure;
  private readonly chunks: Buffer[] = [];
  private readonly finished: Promise<void>;

  constructor(title: string, author: string) {
    this.document = new PDFDocument({
      size: "A4",
      margin: 0,
      pdfVersion: "1.7",
      tagged: true,
      lang: language,
      displayTitle: true,
      // A fixed date: the same content makes the same file.
      info: { Title: title, Author: author, CreationDate: new Date(0) },
    });
    for (const [cut, [latin, extended]] of Object.entries(cuts)) {
      this.document.registerFont(cut, fontFile(latin));
      this.document.registerFont(`${cut} extended`, fontFile(extended));
    }
    this.root = this.document.struct("Document");
    this.document.addStructure(this.root);
    this.document.on("data", (chunk: Buffer) => this.chunks.push(chunk));
    this.finished = new Promise((resolve) => this.document.on("end", resolve));
  }

  /** Begins the next page. */
  nextPage(): void {
    this.document.addPage();
  }

  /** Starts a part of the document, or of a part, such as a list, a table or a row. */
  part(type: string, parent: Structure = this.root): Structure {
    const part = this.document.struct(type);
    parent.add(part);
    return part;
  }

  /**
   * Writes a text that screen readers find under its tag.
   *
   * @returns The vertical place below the text.
   */
  tag(
    type: string,
    text: string,
    style: TextStyle,
    place: Place,
    parent: Structure = this.root,
  ): number {
    let bottom = place[1];
    parent.add(
      this.document.struct(type, {}, () => {
        bottom = this.write(text, style, place);
      }),
    );
    return bottom;
  }

  /** Draws what screen readers pass over. */
  decorate(draw: (document: PDFKit.PDFDocument) => void): void {
    this.document.markContent("Artifact", { type: "Layout" });
    this.document.save();
    draw(this.document);
    this.document.restore();
    this.document.endMarkedContent();
  }

  /** A plane of colour. */
  plane(
    colour: string,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void {
    this.decorate((document) =>
      document.rect(x, y, width, height).fill(colour),
    );
  }

  /** A hairline. */
  rule(
    x: number,
    y: number,
    width: number,
    colour: string = colours.line,
  ): void {
    this.decorate((document) =>
      document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .stroke(colour),
    );
  }

  /** A kolam: the site's line and dots. */
  kolam(
    cells: readonly Cell[],
    size: number,
    [x, y]: readonly [number, number],
    { line, dot }: { line: string; dot: string },
  ): void {
    const { loops, dots } = traceKolam(cells, {
      size,
      roundness: 0.8,
      padding: 1.15,
    });
    this.decorate((document) => {
      document.translate(x, y).lineWidth(1.4);
      for (const loop of loops) document.path(loop).stroke(line);
      for (const [left, top] of dots) document.circle(left, top, 1.9).fill(dot);
    });
  }

  /** Closes the document. */
  async finish(): Promise<Buffer> {
    this.root.end();
    this.document.end();
    await this.finished;
    return Buffer.concat(this.chunks);
  }

  private lineGap(size: number, leading: number): number {
    return size * leading - this.document.currentLineHeight();
  }

  private write(text: string, style: TextStyle, [x, y, width]: Place): number {
    const {
      cut,
      size,
      colour = colours.ink,
      leading = 1.35,
      align = "left",
    } = style;
    const document = this.document.font(cut).fontSize(size).fillColor(colour);
    const options = { width, align, lineGap: this.lineGap(size, leading) };
    const runs = text.split(/(₹)/).filter((run) => run !== "");
    document.text("", x, y, { ...options, continued: runs.length > 1 });
    runs.forEach((run, index) => {
      document
        .font(run === "₹" ? `${cut} extended` : cut)
        .text(run, { ...options, continued: index < runs.length - 1 });
    });
    return document.y;
  }
}
