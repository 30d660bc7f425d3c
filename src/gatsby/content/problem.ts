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

/** A problem with a file as a whole. */
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

/** A problem as GitHub's workflows take it: an annotation at its line. */
export function annotation(problem: Problem): string {
  const { severity, file, line, field, message, remedy } = problem;
  const level = severity === "note" ? "notice" : "error";
  const text = `${message} ${remedy}`.replaceAll("%", "%25");
  return `::${level} file=content/${file},line=${line},title=${field || file}::${text.replaceAll("\n", "%0A")}`;
}

/** Three lines: place, message, remedy. */
function format(problem: Problem): string {
  const { severity, file, line, column, field, message, remedy } = problem;
  const note = severity === "note" ? "note  " : "";
  return `${note}content/${file}:${line}:${column}${field && `  ${field}`}\n  ${message}\n  ${remedy}`;
}

/** Notes, then errors, in the order of files and lines, then a summary. */
export function reportProblems(problems: readonly Problem[]) {
  const errors = problems.filter(({ severity }) => severity === "error");
  const notes = problems.filter(({ severity }) => severity === "note");
  const errorCount = errors.length;
  const summary = errorCount
    ? `The content has ${errorCount} ${errorCount === 1 ? "error" : "errors"}.`
    : "The content is in order.";
  return {
    text: [...[...notes, ...errors].map(format), summary].join("\n\n"),
    errorCount,
  };
}
