/**
 * Every raw value of the design: colours, fonts, sizes and times (docs/design.md).
 * No other file of the site spells a colour.
 */
export const colours = {
  white: "#FFFFFF",
  ink: "#0E1A33",
  slate: "#414E66",
  grey: "#5C6880",
  control: "#76849C",
  line: "#D5DCE8",
  lineStrong: "#C3CDDD",
  mist: "#F4F6FA",
  neutral: "#E8EDF5",
  disabled: "#E3E8F0",
  blue: "#2151A1",
  blueDark: "#1A4285",
  blueDeep: "#0E2550",
  blueLight: "#DCE7F8",
  blueTint: "#EEF3FB",
  blueLine: "#5F88CC",
  marigold: "#F2B33D",
  marigoldDark: "#E0A029",
  marigoldLight: "#FCEBC8",
  marigoldSoft: "#FEF6E4",
  marigoldLine: "#E6D3A6",
  marigoldText: "#6B4500",
  rani: "#96154F",
  raniDark: "#6E0E39",
  raniDeep: "#4F0A2B",
  raniLight: "#F3C1D8",
  raniSoft: "#FCEFF5",
  raniPale: "#F8DCE9",
  raniLine: "#EBC3D5",
  error: "#A61B1B",
  errorLight: "#FFB3AE",
  success: "#12633F",
  successLight: "#7FD6AC",
  inkMuted: "#B9C4D8",
  lightbox: "#060C18",
  shade: "#0E1A3338",
  halo: "#2151A140",
  whiteLine: "#FFFFFF4D",
  whiteOutline: "#FFFFFFA6",
  whiteTint: "#FFFFFF1F",
  inkLine: "#0E1A3340",
  inkTint: "#0E1A331A",
  night: "#081226",
  nightRaised: "#101D38",
  nightPlate: "#14233F",
  nightFooter: "#050C1A",
  nightLine: "#2A3A5C",
  nightControl: "#6F83AC",
  nightText: "#EAF0FB",
  nightMuted: "#B4C1DA",
  nightFaint: "#8796B5",
  nightBlue: "#9DBDF7",
  nightBlueLight: "#BED3FA",
  nightMarigold: "#F5BE55",
  nightMarigoldLight: "#F8CE7E",
  nightRani: "#F29BC0",
  nightRaniLight: "#F6B9D2",
} as const;

/** Font stacks; the "Fallback" faces are local fonts stretched to the same metrics (build/render/fontFaces.ts). */
export const fontStacks = {
  "--serif": '"Eczar", "Eczar Fallback", "Eczar Fallback Times", serif',
  "--sans": '"Figtree", "Figtree Fallback", system-ui, sans-serif',
} as const;

/** The stacks by name: spelled out in every style of text they would be a kilobyte of each page. */
export const fonts = { serif: "var(--serif)", sans: "var(--sans)" } as const;

/** Eczar 500, drawn with the outline of 400: the only weight that is loaded. */
export const mediumSerif = {
  fontFamily: fonts.serif,
  fontWeight: 400,
  WebkitTextStroke: "0.015em",
} as const;

const gutter = "clamp(1.25rem, 0.6rem + 2.8vw, 3rem)";
const container = "1344px";

/** CSS lengths of the page grid. */
export const layout = {
  /** Space between the header and the first line of a page. */
  pageTop: "clamp(1.5rem, 2.6vw, 2.5rem)",
  section: "clamp(4rem, 2.6rem + 6vw, 8.5rem)",
  headingGap: "clamp(2rem, 3.6vw, 3.75rem)",
  gutter,
  gap: "clamp(1rem, 0.8rem + 0.9vw, 1.5rem)",
  container,
  /**
   * From the page's edge to where its words start, as padding of what reaches that edge: `page` is the page's width in
   * terms of the element around. 100vw would count the scroll bar.
   */
  edge: (page: "100%" | "200%") =>
    `max(${gutter}, calc((${page} - ${container}) / 2 + ${gutter}))`,
} as const;

/** Corner radii in pixels. */
export const radii = { cell: 20, thumb: 14, input: 12, pill: 999 } as const;

/** Milliseconds and easing curves. */
export const motion = {
  fast: 160,
  base: 240,
  enter: 480,
  draw: 1600,
  standard: "cubic-bezier(.2,0,0,1)",
  drawing: "cubic-bezier(.65,0,.35,1)",
} as const;

/** Widths at which layouts change beside MUI's own breakpoints: in pixels, or in letters for a row that grows with them. */
export const widths = { carousel: 768, fullHeader: "80em" } as const;
