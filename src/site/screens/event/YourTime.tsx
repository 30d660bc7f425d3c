import { useSyncExternalStore } from "react";
import { fillTemplate } from "../../../common/fillTemplate";
import { language } from "../../../common/language";

const never = () => () => undefined;

/** "2027-01-22T10:00:00+05:30" -> 330. */
function minutesAhead(instant: string): number {
  const [, sign = "+", hours = "0", minutes = "0"] =
    /([+-])(\d\d):(\d\d)$/.exec(instant) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
}

const format = (start: Date): string =>
  new Intl.DateTimeFormat(language, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    day: "numeric",
    month: "long",
  }).format(start);

interface YourTimeProps {
  /** ISO 8601 with the distance from UTC. */
  starts: string;
  /** With {time}. */
  template: string;
}

/** When an event begins where the visitor is, if the clocks there say something else. */
export function YourTime({ starts, template }: YourTimeProps) {
  const start = new Date(starts);
  const time = useSyncExternalStore(
    never,
    () =>
      start.getTimezoneOffset() === -minutesAhead(starts)
        ? undefined
        : format(start),
    () => undefined,
  );
  return time ? (
    <>
      <br />
      {fillTemplate(template, { time })}
    </>
  ) : null;
}
