import type { RunnerResult } from "lighthouse";

/** What Lighthouse says of one page on a simulated slow phone. */
export interface Audit {
  /** KB of 1000 bytes that the page transfers before anybody scrolls. */
  total: number;
  /** Scores of 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest Contentful Paint in seconds. */
  lcp: number;
  /** Total Blocking Time in milliseconds. */
  tbt: number;
  /** The same from the processor time of each task, which other work on the machine does not stretch. */
  processorTbt: number;
  /** Cumulative Layout Shift. */
  cls: number;
}

/** Lighthouse's blocking time once more, for tasks that last as long as the processor worked on them. */
async function processorBlockingTime({
  artifacts,
  lhr,
}: RunnerResult): Promise<number> {
  const { LanternTotalBlockingTime } =
    await import("lighthouse/core/computed/metrics/lantern-total-blocking-time.js");
  // Chromium writes tdur, microseconds on the processor, which Lighthouse's types leave out.
  const traceEvents = artifacts.Trace.traceEvents.map((event) =>
    "tdur" in event && typeof event.tdur === "number"
      ? { ...event, dur: event.tdur }
      : event,
  );
  const { timing } = await LanternTotalBlockingTime.request(
    {
      trace: { ...artifacts.Trace, traceEvents },
      devtoolsLog: artifacts.DevtoolsLog,
      gatherContext: artifacts.GatherContext,
      settings: lhr.configSettings,
      simulator: null,
      URL: artifacts.URL,
      SourceMaps: artifacts.SourceMaps,
    },
    { computedCache: new Map(), settings: lhr.configSettings },
  );
  return timing;
}

async function readResult(outcome: RunnerResult): Promise<Audit> {
  const { audits, categories } = outcome.lhr;
  const value = (id: string) => {
    const found = audits[id]?.numericValue;
    if (found === undefined) throw new Error(`Lighthouse measured no ${id}.`);
    return found;
  };
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  return {
    total: value("total-byte-weight") / 1000,
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcp: value("largest-contentful-paint") / 1000,
    tbt: value("total-blocking-time"),
    processorTbt: await processorBlockingTime(outcome),
    cls: value("cumulative-layout-shift"),
  };
}

/** A busy machine fails to record now and then. */
const attempts = 3;

/**
 * Has Lighthouse open a page as a slow phone on a slow network would (its own mobile simulation).
 *
 * @param debuggingPort Where a Chromium listens.
 * @throws Error when the page could not be measured.
 */
export async function audit(
  url: string,
  debuggingPort: number,
): Promise<Audit> {
  const { default: lighthouse } = await import("lighthouse");
  for (let attempt = 1; ; attempt++) {
    try {
      const outcome = await lighthouse(url, {
        port: debuggingPort,
        output: "json",
        logLevel: "silent",
      });
      if (!outcome) throw new Error(`Lighthouse measured nothing: ${url}`);
      const { runtimeError } = outcome.lhr;
      if (runtimeError) throw new Error(runtimeError.message);
      return await readResult(outcome);
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The median of each figure. */
export function medianAudit(audits: readonly Audit[]): Audit {
  const median = (name: keyof Audit) =>
    middle(audits.map((single) => single[name]));
  return {
    total: median("total"),
    performance: median("performance"),
    accessibility: median("accessibility"),
    bestPractices: median("bestPractices"),
    seo: median("seo"),
    lcp: median("lcp"),
    tbt: median("tbt"),
    processorTbt: median("processorTbt"),
    cls: median("cls"),
  };
}
