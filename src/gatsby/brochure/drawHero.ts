import { colours } from "../../common/colours";
import { seatCells, seatRows } from "../../common/kolam/shapes";
import {
  lead,
  margin,
  pageWidth,
  serifDrop,
  strong,
  title,
  white,
} from "./brochureStyles";
import type { Sheet, TextStyle } from "./Sheet";

export const heroHeight = 356;
const seatsTop = 60;
const seatsWidth = 145;
/** Leaves space for two lines below the dots. */
const seatsHeight = 230;

/** Draws the head of the first page: title, lead and a kolam with a dot for each seat. */
export function drawHero(
  sheet: Sheet,
  { content, cohort }: Queries.BrochureQuery,
): void {
  const { hero } = cohort;
  sheet.plane(colours.primary, 0, heroHeight);
  const rows = seatRows(hero.seats);
  // One row more: the line goes around the outer dots.
  const dotDistance = Math.min(34, seatsHeight / (rows + 1));
  const seatsLeft = pageWidth - margin - seatsWidth;
  sheet.kolam(seatCells(hero.seats), dotDistance, [seatsLeft, seatsTop], {
    line: colours.white,
    dot: colours.growth,
  });
  const write = (type: string, text: string, style: TextStyle, y: number) =>
    sheet.tag(type, text, style, [margin, y, 320]);
  write("P", content.brand.fullName, white(strong), 44);
  const below = write("H1", hero.title, title, 86);
  write("P", hero.lead, lead, below + title.size * serifDrop + 8);
  const labelTop = seatsTop + dotDistance * rows + 16;
  const place = [seatsLeft, labelTop, seatsWidth] as const;
  sheet.tag("P", hero.seatsLabel, white(strong), place);
}
