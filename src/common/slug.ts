/** Letters of the Latin script that Unicode does not decompose. */
const writtenOut: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ß: "ss",
  þ: "th",
  ø: "o",
  ð: "d",
  đ: "d",
  ł: "l",
  ħ: "h",
  ı: "i",
  ŋ: "n",
};

/**
 * "Idea-to-Launch Accelerator" becomes "idea-to-launch-accelerator", and "Bærekraft" "baerekraft", for addresses and
 * ids. Scripts other than the Latin one stay.
 */
export const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[æœßþøðđłħıŋ]/g, (letter) => writtenOut[letter] ?? "")
    .normalize("NFD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
