/** The parts of a figure: "$8,500+" is "$", "8,500" and "+". */
interface FigureParts {
  readonly prefix: string;
  readonly number: string;
  readonly suffix: string;
  readonly amount: number;
}

/** Digits in groups of any size, and decimals: 1,25,000 or 3.2. */
const numberPattern = /\d+(?:,\d+)*(?:\.\d+)?/;

/** Parses the first number of a text. Returns null if it has none. */
export function parseFigure(text: string): FigureParts | null {
  const match = numberPattern.exec(text);
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
  { prefix, number, suffix, amount }: FigureParts,
  share: number,
): string {
  const decimals = number.split(".")[1]?.length ?? 0;
  const digits = [...(amount * share).toFixed(decimals).replace(".", "")];
  let shown = "";
  // From the right, because the groups count from there.
  for (const sign of [...number].reverse()) {
    if (digits.length === 0) break;
    shown = (/\d/.test(sign) ? digits.pop() : sign) + shown;
  }
  return prefix + shown + suffix;
}
