// The raw values of the design (docs/design.md); its colours and fonts are in src/common.

/** The font stacks as variables (gatsby/render/fontFaces.ts), because repeating them in each text style would add a kilobyte to each page. */
export const fonts = { serif: "var(--serif)", sans: "var(--sans)" } as const;

/** Heights of the header with its border, in pixels: with a menu button, and from `lg` on with all links. */
export const headerHeight = { narrow: 65, full: 77 } as const;

/**
 * The scale of space by step, 1 to 8: 4, 8, 12, 16, 24 px, then three steps that grow with the window and give way on
 * paper (`scales`): parts of a block, blocks and sections, sections on a full plane (docs/design.md#space).
 */
export const space = [
  "0px",
  "4px",
  "8px",
  "12px",
  "16px",
  "24px",
  "var(--space-6)",
  "var(--space-7)",
  "var(--space-8)",
] as const;

/** The variables of the scale of space, for the root element. */
export const scales = {
  "--space-6": "clamp(28px, 1.4rem + 0.8vw, 40px)",
  "--space-7": "clamp(40px, 1.4rem + 4.6vw, 88px)",
  "--space-8": "clamp(64px, 2.6rem + 6vw, 128px)",
} as const;

/** The lines that divide: between entries, above an index, around a control. */
export const line = {
  hairline: "1px solid var(--mui-palette-divider)",
  strong: "1.5px solid var(--mui-palette-border-strong)",
  control: "1.5px solid var(--mui-palette-border-control)",
} as const;

/** The underline of links on their own, which turns solid on hover (docs/design.md#states). */
export const faintUnderline =
  "underline 1.5px color-mix(in srgb, currentColor 33%, transparent)";

const gutter = "clamp(1.25rem, 0.6rem + 2.8vw, 3rem)";
const container = "1344px";

/** CSS lengths of the page grid. */
export const layout = {
  /** Space between the header and the first line of a page. */
  pageTop: space[6],
  /** Where something that stays in view begins, clear of the header, in pixels. */
  stickyTop: headerHeight.full + 33,
  headingGap: space[6],
  gutter,
  gap: "clamp(1rem, 0.8rem + 0.9vw, 1.5rem)",
  container,
  /** Distance from the window's edge to the page's text, as padding in a full-bleed element; 100vw would include the scroll bar. */
  edge: `max(${gutter}, calc((100% - ${container}) / 2 + ${gutter}))`,
} as const;

/** Corner radii in pixels. */
export const radii = { cell: 20, thumb: 14, input: 12, pill: 999 } as const;

/** Durations and easing curves. */
export const motion = {
  fastMs: 160,
  baseMs: 240,
  enterMs: 480,
  drawMs: 1600,
  standard: "cubic-bezier(.2,0,0,1)",
  drawing: "cubic-bezier(.65,0,.35,1)",
} as const;

/** Breakpoints in em, so that large text gets the layout of a narrower window: 600, 900, 1200 and 1536 px. */
export const breakpoints = {
  unit: "em",
  step: 1,
  values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 },
} as const;

/** Breakpoints beside those: where the header has room for the booking button, and the carousel's 768 px. */
export const widths = { booking: 22.5, carousel: 48 } as const;

/** A round dot before or after an element's content. Only a border, which forced colours and paper keep: it leaves no hole. */
export const dot = (size: number, colour = "currentColor") => ({
  content: '""',
  width: 0,
  height: 0,
  border: `${size / 2}px solid ${colour}`,
  borderRadius: radii.pill,
});
