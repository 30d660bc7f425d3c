import { dayIn, zonedInstant } from "../../common/days";

/** Whether a UTC time, in minutes, is in the two hours after midnight in a time zone, in winter and in summer. */
const isAfterMidnight = (minutes: number, timeZone: string): boolean =>
  [0, 6].every((month) => {
    const moment = new Date(Date.UTC(2026, month, 10, 0, minutes));
    const midnight = zonedInstant(dayIn(timeZone, moment), "00:00", timeZone);
    const passed = (moment.getTime() - Date.parse(midnight)) / 60_000;
    return passed >= 5 && passed < 120;
  });

/** The times of a day, in minutes. */
const times = Array.from({ length: 24 * 12 }, (_, index) => index * 5);

/**
 * Where nightly publishing does not follow the firm's midnight, when items appear and events pass.
 *
 * @param timer Text of deploy/website.timer.
 * @param workflow Text of .github/workflows/publish.yml, whose schedule is in UTC.
 * @returns Place, problem and remedy.
 */
export function nightlyProblems(
  timeZone: string,
  timer: string,
  workflow: string,
): string[] {
  const problems: string[] = [];
  const [, named] = /^OnCalendar=.* (\S+)$/m.exec(timer) ?? [];
  if (named !== timeZone)
    problems.push(
      `deploy/website.timer\n  It runs at midnight in ${named}, but the firm's time zone is ${timeZone}.\n  Write OnCalendar=*-*-* 00:05:00 ${timeZone}`,
    );
  const [, minute = "", hour = ""] = /cron: "(\d+) (\d+) /.exec(workflow) ?? [];
  if (!isAfterMidnight(Number(hour) * 60 + Number(minute), timeZone)) {
    const at = times.find((each) => isAfterMidnight(each, timeZone)) ?? 0;
    const cron = `${at % 60} ${Math.floor(at / 60)} * * *`;
    problems.push(
      `.github/workflows/publish.yml\n  Its schedule is not soon after midnight in ${timeZone}.\n  Write - cron: "${cron}"`,
    );
  }
  return problems;
}
