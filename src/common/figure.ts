/** The parts of a figure: "$8,500+" is "$", "8,500" and "+". */
export interface FigureParts {
  readonly prefix: string;
  readonly number: string;
  readonly suffix: string;
  readonly amount: number;
  /** Number of digits after the decimal separator. */
  readonly decimals: number;
}

/** A number of any locale: 1,25,000 or 5 000 or 8.500,50 or 5’000. */
const numberPattern = /\d+(?:[.,'’ \u00a0\u202f]\d{2,3}(?!\d))*(?:[.,]\d+)?/;

/**
 * Parses the first number of a text. The last dot or comma separates decimals, unless three digits follow it ("5.000")
 * or it occurs twice.
 *
 * @returns null if the text has no number.
 */
export function parseFigure(text: string): FigureParts | null {
  const match = numberPattern.exec(text);
  if (!match) return null;
  const [number] = match;
  const [, separator = "", last = ""] = /([.,])(\d+)$/.exec(number) ?? [];
  const isGroup =
    (last.length === 3 && !number.startsWith("0")) ||
    number.split(separator).length > 2;
  const decimals = isGroup ? 0 : last.length;
  return {
    prefix: text.slice(0, match.index),
    number,
    suffix: text.slice(match.index + number.length),
    amount: Number(number.replace(/\D/g, "")) / 10 ** decimals,
    decimals,
  };
}

/** Formats a share (0 to 1) of a figure in the figure's own format: half of "$8,500+" is "$4,250+". */
export function formatFigure(
  { prefix, number, suffix, amount, decimals }: FigureParts,
  share: number,
): string {
  let rest = (amount * share).toFixed(decimals).replace(".", "");
  let shown = "";
  // From the right, because the groups count from there.
  for (const sign of [...number].reverse()) {
    if (rest === "") break;
    const isDigit = /\d/.test(sign);
    shown = (isDigit ? rest.slice(-1) : sign) + shown;
    if (isDigit) rest = rest.slice(0, -1);
  }
  return prefix + shown + suffix;
}
