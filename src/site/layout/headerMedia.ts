import { widths } from "../theme/tokens";

/** The condition that a window is wide enough for the navigation in the header. */
export const wide = `(min-width: ${widths.fullHeader})`;

/** Windows wide enough for the navigation in the header. */
export const wideHeader = `@media ${wide}`;

/** Windows in which the navigation is a menu. */
export const narrowHeader = `@media not all and ${wide}`;

/** Windows in which the header has just room for all its parts. */
export const laptop = `@media ${wide} and (not (min-width: 75em))`;

/** Windows with room for the booking button in the header. In narrower ones it is in the menu. */
export const withBooking = `@media (min-width: ${widths.booking})`;

/** Windows in which a long name takes that room. */
export const withoutBookingForLongName = "@media (max-width: 29.9em)";
