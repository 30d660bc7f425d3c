/** The parts of a figure: "$8,500+" is "$", "8,500" and "+". */
export interface Figure {
  readonly prefix: string;
  readonly number: string;
  readonly suffix: string;
  readonly amount: number;
}

/**
 * Parses the first number of a text.
 *
 * @returns null if the text has no number.
 */
export function parseFigure(text: string): Figure | null {
  const match = /\d[\d,]*(?:\.\d+)?/.exec(text);
  if (!match) return null;
  const [number] = match;
  return {
    prefix: text.slice(0, match.index),
    number,
    suffix: text.slice(match.index + number.length),
    amount: Number(number.replaceAll(",", "")),
  };
}

/** Formats a share (0 to 1) of a figure in the figure's own format: half of "$8,500+" is "$4,250+". */
export function formatFigure(
  { prefix, number, suffix, amount }: Figure,
  share: number,
): string {
  const decimals = number.split(".")[1]?.length;
  let rest = (amount * share).toFixed(decimals);
  let shown = "";
  // From the right, because the commas count from there.
  for (const sign of [...number].reverse()) {
    if (rest === "") break;
    shown = (sign === "," ? sign : rest.slice(-1)) + shown;
    if (sign !== ",") rest = rest.slice(0, -1);
  }
  return prefix + shown + suffix;
}

/** A price in rupees with Indian digit groups: ₹1,25,000. */
export const rupees = (amount: number): string =>
  // Not Intl, because loading its data takes 40 ms on a phone.
  `₹${String(amount).replace(/\d(?=(\d\d)*\d{3}$)/g, "$&,")}`;
