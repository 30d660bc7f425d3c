import { fillTemplate } from "../../../common/fillTemplate";
import { language } from "../../../common/language";
import { useBrowserValue } from "../../ui/browserValues";

/** Formats a time in the visitor's time zone: "22 January, 04:30–12:30". */
function format(start: Date, end: Date | undefined): string {
  const day = new Intl.DateTimeFormat(language, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    day: "numeric",
    month: "long",
  });
  return end ? day.formatRange(start, end) : day.format(start);
}

interface YourTimeProps {
  /** ISO 8601 with the UTC offset. */
  starts: string;
  /** ISO 8601 with the UTC offset; null if no end is announced. */
  ends: string | null;
  /** Text with the placeholder {time}. */
  template: string;
}

/** The time of an event in the visitor's time zone, if that differs from the event's. */
export function YourTime({ starts, ends, template }: YourTimeProps) {
  const start = new Date(starts);
  const time = useBrowserValue(
    () =>
      // The clocks agree: "10:00" of "2027-01-22T10:00:00+05:30".
      start.toTimeString().startsWith(starts.slice(11, 16))
        ? undefined
        : format(start, ends === null ? undefined : new Date(ends)),
    undefined,
  );
  return time ? (
    <>
      <br />
      {fillTemplate(template, { time })}
    </>
  ) : null;
}
