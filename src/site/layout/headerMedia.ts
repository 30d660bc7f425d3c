import { breakpoints, widths } from "../theme/tokens";

/** The condition that a window is wide enough for the navigation in the header. */
export const wide = `(min-width: ${widths.fullHeader})`;

/** Windows wide enough for the navigation in the header. */
export const wideHeader = `@media ${wide}`;

/** Windows in which the navigation is a menu. */
export const narrowHeader = `@media not all and ${wide}`;

const { sm, lg } = breakpoints.values;

/** Windows in which the header has just room for its parts: phones, and the narrowest with the navigation. */
export const tightHeader = `@media (width < ${sm}em), (${widths.fullHeader} <= width < ${lg}em)`;

/** Windows with room for the booking button in the header. In narrower ones it is in the menu. */
export const withBooking = `@media (min-width: ${widths.booking})`;
