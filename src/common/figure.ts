/** The parts of a figure: "$8,500+" is "$", 8500 and "+". */
export interface Figure {
  readonly prefix: string;
  readonly amount: number;
  readonly suffix: string;
  /** Digits after the decimal point. */
  readonly decimals: number;
  /** Number of digits to the right of each comma: [3, 5] for "1,25,000". */
  readonly groups: readonly number[];
}

/**
 * Parses the first number of a text.
 *
 * @returns null if the text has no number.
 */
export function parseFigure(text: string): Figure | null {
  const match = /\d[\d,]*(?:\.(\d+))?/.exec(text);
  if (!match) return null;
  const [number, fraction = ""] = match;
  const whole = number.split(".")[0] ?? "";
  const parts = whole.split(",").slice(1);
  return {
    prefix: text.slice(0, match.index),
    amount: Number(number.replaceAll(",", "")),
    suffix: text.slice(match.index + number.length),
    decimals: fraction.length,
    groups: parts.map((_, index) => parts.slice(index).join("").length),
  };
}

/** Formats a share (0 to 1) of a figure in the figure's own format: half of "$8,500+" is "$4,250+". */
export function formatFigure(figure: Figure, share: number): string {
  const [whole = "", fraction] = (figure.amount * share)
    .toFixed(figure.decimals)
    .split(".");
  const grouped = [...whole]
    .map((digit, index) => {
      const after = whole.length - index - 1;
      return index < whole.length - 1 && figure.groups.includes(after)
        ? `${digit},`
        : digit;
    })
    .join("");
  const number = fraction ? `${grouped}.${fraction}` : grouped;
  return `${figure.prefix}${number}${figure.suffix}`;
}

/** A price in rupees with Indian digit groups: ₹1,25,000. */
export const rupees = (amount: number): string =>
  // Not Intl, because loading its data takes 40 ms on a phone.
  `₹${String(amount).replace(/\d(?=(\d\d)*\d{3}$)/g, "$&,")}`;
