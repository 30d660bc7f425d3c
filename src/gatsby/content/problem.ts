/** A problem in the content, reported to maintainers. */
export interface Problem {
  /** An error stops the build; a note does not. */
  readonly severity: "error" | "note";
  /** Path below content/, with forward slashes. */
  readonly file: string;
  /** Place in the file, counted from 1; 1:1 for the file as a whole. */
  readonly line: number;
  readonly column: number;
  /** The field, such as "hero.actions[0].to"; empty for the file as a whole. */
  readonly field: string;
  readonly message: string;
  /** What to do. */
  readonly remedy: string;
}

/** A problem without its position; an error unless it says otherwise. */
export type ProblemText = Pick<Problem, "message" | "remedy"> &
  Partial<Pick<Problem, "severity">>;

/** A problem with a file or folder as a whole. */
export const fileProblem = (
  file: string,
  message: string,
  remedy: string,
  severity: Problem["severity"] = "error",
): Problem => ({
  severity,
  file,
  line: 1,
  column: 1,
  field: "",
  message,
  remedy,
});

/** Formats a problem as three lines: place, message, remedy. */
function formatProblem({
  severity,
  file,
  line,
  column,
  field,
  message,
  remedy,
}: Problem): string {
  const place = `content/${file}:${line}:${column}${field ? `  ${field}` : ""}`;
  return `${severity === "note" ? "note  " : ""}${place}\n  ${message}\n  ${remedy}`;
}

/** A problem as GitHub's workflows take it: an annotation at its line. */
export function annotation({
  severity,
  file,
  line,
  field,
  message,
  remedy,
}: Problem): string {
  const level = severity === "note" ? "notice" : "error";
  const text = `${message} ${remedy}`
    .replaceAll("%", "%25")
    .replaceAll("\n", "%0A");
  return `::${level} file=content/${file},line=${line},title=${field || file}::${text}`;
}

/** Sorts problems by file and place. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (one, other) =>
      one.file.localeCompare(other.file, "en", { numeric: true }) ||
      one.line - other.line ||
      one.column - other.column,
  );
}

/** Formats notes, then errors, then a summary. */
export function reportProblems(problems: readonly Problem[]): {
  text: string;
  errorCount: number;
} {
  const format = (severity: Problem["severity"]): string[] =>
    problems
      .filter((problem) => problem.severity === severity)
      .map(formatProblem);
  const [notes, errors] = [format("note"), format("error")];
  const summary =
    errors.length === 0
      ? "The content is in order."
      : `The content has ${errors.length} ${errors.length === 1 ? "error" : "errors"}.`;
  return {
    text: [...notes, ...errors, summary].join("\n\n"),
    errorCount: errors.length,
  };
}
