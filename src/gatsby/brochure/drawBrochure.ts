import { colours } from "../../common/colours";
import { seatCells, seatRows, stairs } from "../../common/kolam/shapes";
import { hasPassed } from "../../common/days";
import { pathOf } from "../../common/routes";
import type { BrochureContent } from "./brochureContent";
import { page, Sheet, type TextStyle } from "./Sheet";

const { margin, width: pageWidth, height: pageHeight } = page;
const inner = pageWidth - 2 * margin;
const gap = 24;
const half = (inner - gap) / 2;

const title: TextStyle = {
  cut: "serif",
  size: 52,
  leading: 1,
  colour: colours.white,
};
const lead: TextStyle = {
  cut: "sans",
  size: 14,
  leading: 1.5,
  colour: colours.white,
};
const heading: TextStyle = { cut: "serif", size: 25, leading: 1.1 };
const cardTitle: TextStyle = { cut: "strong", size: 12.5, leading: 1.3 };
const body: TextStyle = {
  cut: "sans",
  size: 11,
  leading: 1.5,
  colour: colours.slate,
};
const label: TextStyle = {
  cut: "strong",
  size: 9,
  leading: 1.3,
  colour: colours.slate,
};
const value: TextStyle = {
  cut: "serif",
  size: 15,
  leading: 1.1,
  align: "right",
  colour: colours.marigoldText,
};

const heroHeight = 356;
const seatsTop = 60;
/** Leaves room for two lines below the dots. */
const seatsHeight = 230;
const contactHeight = 196;
/** Each of the days that applicants wait for makes that block higher. */
const dayHeight = 21;
/** Eczar's tall box lets its letters sit low: what follows a serif text keeps this distance, in units of its size. */
const serifDrop = 0.34;

function drawHero(
  sheet: Sheet,
  { content, cohort: { hero } }: BrochureContent,
): void {
  sheet.plane(colours.blue, 0, 0, pageWidth, heroHeight);
  const rows = seatRows(hero.seats);
  // A row more than there are: the line goes around the outer dots.
  const dotDistance = Math.min(34, seatsHeight / (rows + 1));
  const seatsLeft = pageWidth - margin - 145;
  sheet.kolam(seatCells(hero.seats), dotDistance, [seatsLeft, seatsTop], {
    line: colours.white,
    dot: colours.marigold,
  });
  const width = 320;
  sheet.tag(
    "P",
    content.brand.fullName,
    { ...cardTitle, colour: colours.white },
    [margin, 44, width],
  );
  const below = sheet.tag("H1", hero.title, title, [margin, 86, width]);
  sheet.tag("P", hero.lead, lead, [
    margin,
    below + title.size * serifDrop + 8,
    width,
  ]);
  sheet.tag("P", hero.seatsLabel, { ...cardTitle, colour: colours.white }, [
    seatsLeft,
    seatsTop + dotDistance * rows + 16,
    145,
  ]);
}

/** Titles with a sentence below, side by side. @returns The place below the lowest. */
function drawCards(
  sheet: Sheet,
  cards: readonly { title: string; description: string }[],
  columns: number,
  top: number,
  numbered = false,
): number {
  const width = (inner - gap * (columns - 1)) / columns;
  const list = sheet.part("L");
  let y = top;
  for (let first = 0; first < cards.length; first += columns) {
    const bottoms = cards.slice(first, first + columns).map((card, column) => {
      const x = margin + column * (width + gap);
      sheet.rule(x, y, width, colours.ink);
      const item = sheet.part("LBody", sheet.part("LI", list));
      const name = numbered
        ? `${first + column + 1}. ${card.title}`
        : card.title;
      const below = sheet.tag("P", name, cardTitle, [x, y + 12, width], item);
      return sheet.tag(
        "P",
        card.description,
        body,
        [x, below + 5, width],
        item,
      );
    });
    y = Math.max(...bottoms) + 28;
  }
  return y;
}

function drawPerks(
  sheet: Sheet,
  { cohort: { perks }, credits }: BrochureContent,
  top: number,
): number {
  const columns = [
    [margin, 166],
    [margin + 176, 238],
    [margin + inner - 85, 85],
  ] as const;
  let y = sheet.tag("H2", perks.heading, heading, [margin, top, inner]) + 24;
  const table = sheet.part("Table");
  const row = (
    texts: readonly [string, string, string],
    styles: readonly TextStyle[],
    type: string,
  ): void => {
    const cells = sheet.part("TR", table);
    const bottoms = texts.map((text, index) => {
      const [x, width] = columns[index] ?? columns[0];
      const style = styles[index] ?? body;
      const drop = style.cut === "serif" ? style.size * serifDrop : 0;
      return sheet.tag(type, text, style, [x, y - drop, width], cells);
    });
    y = Math.max(...bottoms) + 8;
  };
  row(
    [perks.partnerColumn, perks.benefitColumn, perks.valueColumn],
    [label, label, { ...label, align: "right" }],
    "TH",
  );
  for (const { partner, benefit, value: worth } of credits.partners) {
    sheet.rule(margin, y, inner);
    y += 8;
    row([partner, benefit, worth], [cardTitle, body, value], "TD");
  }
  return y;
}

function drawList(
  sheet: Sheet,
  { heading: name, items }: { heading: string; items: readonly string[] },
  x: number,
  top: number,
): number {
  let y = sheet.tag("H2", name, heading, [x, top, half]) + 18;
  sheet.rule(x, y, half, colours.ink);
  y += 12;
  const list = sheet.part("L");
  for (const item of items) {
    const middle = y + 7;
    sheet.decorate((document) =>
      document.circle(x + 4, middle, 2.4).fill(colours.blue),
    );
    const entry = sheet.part("LBody", sheet.part("LI", list));
    y =
      sheet.tag(
        "P",
        item,
        { ...body, colour: colours.ink },
        [x + 18, y, half - 18],
        entry,
      ) + 9;
  }
  return y;
}

function drawContact(
  sheet: Sheet,
  { site, content, cohort: { apply } }: BrochureContent,
  days: readonly { text: string }[],
  height: number,
): void {
  const top = pageHeight - height;
  sheet.plane(colours.blueDeep, 0, top, pageWidth, height);
  sheet.kolam(stairs(5), 26, [pageWidth - margin - 135, top + 30], {
    line: colours.blueLine,
    dot: colours.white,
  });
  const width = 330;
  const white = { colour: colours.white };
  let y = sheet.tag("H2", apply.heading, { ...heading, ...white }, [
    margin,
    top + 30,
    width,
  ]);
  y = sheet.tag("P", apply.text, { ...body, ...white }, [
    margin,
    y + heading.size * serifDrop + 4,
    width,
  ]);
  const list = sheet.part("L");
  days.forEach(({ text }, index) => {
    y = sheet.tag(
      "P",
      text,
      { ...cardTitle, ...white },
      [margin, y + (index === 0 ? 10 : 2), width],
      sheet.part("LBody", sheet.part("LI", list)),
    );
  });
  y = sheet.tag("P", apply.contactHeading, { ...label, ...white }, [
    margin,
    y + 12,
    width,
  ]);
  const contacts = [
    content.phone,
    content.email,
    `${site.siteMetadata.siteUrl}${pathOf("cohort")}`,
  ];
  for (const contact of contacts) {
    y = sheet.tag("P", contact, { ...cardTitle, ...white }, [
      margin,
      y + 2,
      width,
    ]);
  }
}

/**
 * Draws the cohort's brochure: two A4 pages in the site's design, from the cohort page's content, so that it is
 * never stale (docs/product.md#cohort).
 *
 * @param today Year-month-day; days before it are not drawn.
 * @returns A tagged PDF.
 */
export async function drawBrochure(
  content: BrochureContent,
  today: string,
): Promise<Buffer> {
  const { cohort, content: site } = content;
  const sheet = new Sheet(
    `${cohort.hero.title} | ${site.brand.fullName}`,
    site.brand.fullName,
  );

  drawHero(sheet, content);
  let y = sheet.tag("H2", cohort.blueprint.heading, heading, [
    margin,
    heroHeight + 40,
    inner,
  ]);
  y = drawCards(sheet, cohort.blueprint.cards, 2, y + 24);
  y = sheet.tag("H2", cohort.journey.heading, heading, [margin, y + 18, inner]);
  drawCards(sheet, cohort.journey.steps, 4, y + 24, true);

  sheet.nextPage();
  y = drawPerks(sheet, content, margin + 8) + 34;
  const bottom = Math.max(
    drawList(sheet, cohort.eligibility, margin, y),
    drawList(sheet, cohort.differentiators, margin + half + gap, y),
  );
  const days = cohort.dates.days.filter(({ date }) => !hasPassed(date, today));
  const height = contactHeight + days.length * dayHeight;
  if (bottom > pageHeight - height) sheet.nextPage();
  drawContact(sheet, content, days, height);
  return sheet.finish();
}
