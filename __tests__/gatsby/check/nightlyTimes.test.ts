import { nightlyProblems } from "../../../src/gatsby/check/nightlyTimes";

const timer = (zone: string) => `OnCalendar=*-*-* 00:05:00 ${zone}\n`;
const workflow = (cron: string) => `    - cron: "${cron} * * *"\n`;

test.each([
  ["Asia/Kolkata", "35 18"],
  // 00:05 in winter, 01:05 in summer.
  ["Europe/Oslo", "5 23"],
  ["UTC", "5 0"],
])("in %s the schedule %s is soon after midnight", (zone, cron) => {
  expect(nightlyProblems(zone, timer(zone), workflow(cron))).toEqual([]);
});

test("another time zone is reported, with the lines to write", () => {
  const [ofTimer, ofWorkflow] = nightlyProblems(
    "Europe/Oslo",
    timer("Asia/Kolkata"),
    workflow("35 18"),
  );
  expect(ofTimer).toContain("Write OnCalendar=*-*-* 00:05:00 Europe/Oslo");
  expect(ofWorkflow).toContain('Write - cron: "5 23 * * *"');
});
