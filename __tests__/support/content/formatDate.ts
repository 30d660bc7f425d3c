const part = (
  date: Date,
  options: Intl.DateTimeFormatOptions,
  locale = "en-GB",
) => date.toLocaleDateString(locale, { ...options, timeZone: "UTC" });

/** A date in a format of Gatsby's (D, MMM, MMMM and YYYY), or in the given ISO format. */
export function formatDate(iso: string, format: string): string {
  if (format === "YYYY-MM-DD") return iso;
  const date = new Date(iso);
  return format.replace(/D|MMMM|MMM|YYYY/g, (token) => {
    switch (token) {
      case "D":
        return part(date, { day: "numeric" });
      case "MMMM":
        return part(date, { month: "long" });
      case "MMM":
        return part(date, { month: "short" }, "en-US");
      default:
        return part(date, { year: "numeric" });
    }
  });
}
