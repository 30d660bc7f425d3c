import { traceBraid } from "./kolam/traceBraid";
import { traceKolam } from "./kolam/traceKolam";

/** What draws a firm's pattern: line art of pages and social cards, and the line of a process. */
interface Pattern {
  readonly traceKolam: typeof traceKolam;
  readonly traceBraid: typeof traceBraid;
}

/**
 * The firm's pattern, a kolam. Another firm puts functions of its own here, which take and return the same, or undefined:
 * then pages, cards and processes do without (CONTRIBUTING.md, Change colours, fonts, logo and icons).
 */
export const pattern: Pattern | undefined = { traceKolam, traceBraid };
