const line =
  "M82,24C82,34 70.8,37.2 64,44L44,64C37.2,70.8 34,82 24,82C14.1,82 6,73.9 6,64C6,54.1 14.1,46 24,46C34,46 37.2,57.2 44,64L64,84C70.8,90.8 82,94 82,104C82,113.9 73.9,122 64,122C54.1,122 46,113.9 46,104C46,94 57.2,90.8 64,84L84,64C90.8,57.2 94,46 104,46C113.9,46 122,54.1 122,64C122,73.9 113.9,82 104,82C94,82 90.8,70.8 84,64L64,44C57.2,37.2 46,34 46,24C46,14.1 54.1,6 64,6C73.9,6 82,14.1 82,24Z";

const dot = (x: number, y: number, colour = "mark") =>
  `<circle cx="${x}" cy="${y}" r="5" fill="var(--${colour})"/>`;

/** The firm's mark as SVG (docs/design.md#mark): five dots and one line, in the colours `--mark` and `--accent`. */
export const logo = {
  viewBox: "0 0 128 128",
  mark: `<path d="${line}" stroke="var(--mark)" stroke-width="6.5" stroke-linejoin="round"/>${dot(64, 24)}${dot(24, 64)}${dot(64, 64, "accent")}${dot(104, 64)}${dot(64, 104)}`,
} as const;
