/** Digits in groups of any size, and decimals: 1,25,000 or 3.2. */
const numberPattern = /\d[\d,]*(?:\.\d+)?/;

/** The first number of a text: 8500 of "$8,500+". NaN if it has none. */
export const amountOf = (text: string): number =>
  Number(numberPattern.exec(text)?.[0].replaceAll(",", ""));

/**
 * A text with a share (0 to 1) of its first number, in the number's own format: half of "$8,500+" is "$4,250+". Groups
 * are Indian, as in the content.
 */
export const withShare = (text: string, share: number): string =>
  text.replace(numberPattern, (number) => {
    const decimals = number.split(".")[1]?.length ?? 0;
    return (amountOf(number) * share).toLocaleString("en-IN", {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: number.includes(","),
    });
  });
