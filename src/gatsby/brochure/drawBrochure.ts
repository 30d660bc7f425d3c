import { colours } from "../../common/colours";
import { hasPassed } from "../../common/days";
import { stairs } from "../../common/kolam/shapes";
import { pathOf } from "../../common/routes";
import { absolute } from "../discovery/siteUrl";
import {
  body,
  gap,
  half,
  heading,
  inner,
  label,
  margin,
  pageHeight,
  pageWidth,
  serifDrop,
  strong,
  value,
  white,
} from "./brochureStyles";
import { drawHero, heroHeight } from "./drawHero";
import { Sheet, type TextStyle } from "./Sheet";

/** Content of the brochure: the cohort page and the firm's contacts. */
export type BrochureContent = Queries.BrochureQuery;
type Card = BrochureContent["cohort"]["journey"]["steps"][number];
type TextList = BrochureContent["cohort"]["eligibility"];

const contactHeight = 196;
/** Height that each date of the cohort adds to the contact block. */
const dayHeight = 21;
/** Between rows of cards. */
const cardGap = 28;
/** Least space below a part of a page. */
const foot = 16;

/** Draws cards side by side. Returns the vertical position below the lowest one. */
function drawCards(
  sheet: Sheet,
  cards: readonly Card[],
  columns: number,
  top: number,
): number {
  const width = (inner - gap * (columns - 1)) / columns;
  const list = sheet.part("L");
  let y = top;
  for (let first = 0; first < cards.length; first += columns) {
    const row = cards.slice(first, first + columns);
    const bottoms = row.map((card, column) => {
      const x = margin + column * (width + gap);
      sheet.rule(x, y, width, colours.text);
      const entry = sheet.listItem(list);
      const write = (text: string, style: TextStyle, textTop: number) =>
        sheet.tag("P", text, style, [x, textTop, width], entry);
      const below = write(card.title, strong, y + 12);
      return write(card.description, body, below + 5);
    });
    y = Math.max(...bottoms) + cardGap;
  }
  return y - cardGap;
}

function drawPerks(
  sheet: Sheet,
  { cohort: { perks }, credits }: BrochureContent,
  top: number,
): number {
  const columns = [
    { x: margin, width: 166, style: strong },
    { x: margin + 176, width: 238, style: body },
    { x: margin + inner - 85, width: 85, style: value },
  ];
  let y = sheet.tag("H2", perks.heading, heading, [margin, top, inner]) + 24;
  const table = sheet.part("Table");
  const drawRow = (type: "TH" | "TD", texts: readonly string[]): void => {
    const row = sheet.part("TR", table);
    const bottoms = columns.map(({ x, width, style }, index) => {
      const shown = type === "TH" ? { ...label, align: style.align } : style;
      const drop = shown.font === "serif" ? shown.size * serifDrop : 0;
      const text = texts[index] ?? "";
      return sheet.tag(type, text, shown, [x, y - drop, width], row);
    });
    y = Math.max(...bottoms) + 8;
  };
  drawRow("TH", [perks.partnerColumn, perks.benefitColumn, perks.valueColumn]);
  for (const credit of credits.partners) {
    sheet.rule(margin, y, inner, colours.line);
    y += 8;
    drawRow("TD", [credit.partner, credit.benefit, credit.value]);
  }
  return y;
}

function drawList(
  sheet: Sheet,
  { heading: name, items }: TextList,
  x: number,
  top: number,
): number {
  let y = sheet.tag("H2", name, heading, [x, top, half]) + 18;
  sheet.rule(x, y, half, colours.text);
  y += 12;
  const list = sheet.part("L");
  const style = { ...body, colour: colours.text };
  for (const item of items) {
    const middle = y + 7;
    sheet.decorate((document) =>
      document.circle(x + 4, middle, 2.4).fill(colours.primary),
    );
    const place = [x + 18, y, half - 18] as const;
    y = sheet.tag("P", item, style, place, sheet.listItem(list)) + 9;
  }
  return y;
}

function drawContact(
  sheet: Sheet,
  { content, cohort: { apply } }: BrochureContent,
  days: readonly { text: string }[],
  height: number,
): void {
  const top = pageHeight - height;
  sheet.plane(colours.primaryDeep, top, height);
  sheet.kolam(stairs(5), 26, [pageWidth - margin - 135, top + 30], {
    line: colours.primaryLine,
    dot: colours.white,
  });
  let y = top + 30;
  const write = (
    type: string,
    text: string,
    style: TextStyle,
    parent?: ReturnType<Sheet["part"]>,
  ): void => {
    y = sheet.tag(type, text, white(style), [margin, y, 330], parent);
  };
  write("H2", apply.heading, heading);
  y += heading.size * serifDrop + 4;
  write("P", apply.text, body);
  const list = sheet.part("L");
  days.forEach(({ text }, index) => {
    y += index === 0 ? 10 : 2;
    write("P", text, strong, sheet.listItem(list));
  });
  y += 12;
  write("P", apply.contactHeading, label);
  const address = absolute(pathOf("cohort"));
  for (const contact of [content.phone, content.email, address]) {
    y += 2;
    write("P", contact, strong);
  }
}

/**
 * Draws the cohort's brochure in A4 from the cohort page's content (docs/product.md#cohort).
 *
 * @param today Year-month-day. The brochure leaves out earlier days.
 * @returns A tagged PDF.
 */
export async function drawBrochure(
  content: BrochureContent,
  today: string,
): Promise<Buffer> {
  const { hero, dates, ...cohort } = content.cohort;
  const brand = content.content.brand.fullName;
  const sheet = new Sheet(`${hero.title} | ${brand}`, brand);
  /** Draws a part below the last one, or on a new page if it does not fit. Returns where it ends. */
  const place = (draw: (on: Sheet, top: number) => number, top: number) => {
    const height = draw(new Sheet("", ""), 0);
    if (top + height + foot <= pageHeight) return draw(sheet, top);
    sheet.document.addPage();
    return draw(sheet, margin);
  };
  const placeCards = (
    name: string,
    cards: readonly Card[],
    columns: number,
    top: number,
  ) =>
    place((on, start) => {
      const y = on.tag("H2", name, heading, [margin, start, inner]) + 24;
      return drawCards(on, cards, columns, y);
    }, top);

  drawHero(sheet, content);
  const { blueprint, journey } = cohort;
  let y = placeCards(blueprint.heading, blueprint.cards, 2, heroHeight + 40);
  const steps = journey.steps.map((step, index) => ({
    ...step,
    title: `${index + 1}. ${step.title}`,
  }));
  y = placeCards(journey.heading, steps, 4, y + 46);
  y = place((on, top) => drawPerks(on, content, top), y + 36) + 34;
  const bottom = place(
    (on, top) =>
      Math.max(
        drawList(on, cohort.eligibility, margin, top),
        drawList(on, cohort.differentiators, margin + half + gap, top),
      ),
    y,
  );
  const days = dates.days.filter(({ date }) => !hasPassed(date, today));
  const height = contactHeight + days.length * dayHeight;
  if (bottom > pageHeight - height) sheet.document.addPage();
  drawContact(sheet, content, days, height);
  return sheet.finish();
}
