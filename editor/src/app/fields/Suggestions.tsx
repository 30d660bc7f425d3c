import type { Choice } from "../model/choices";

/** Choices below a text field, whose `list` names their id; any other text may be typed, too. */
export function Suggestions({
  id,
  choices,
}: {
  id: string;
  choices: readonly Choice[];
}) {
  return (
    <datalist id={id}>
      {choices.map(({ value, label }) => (
        <option key={`${value} ${label}`} value={value}>
          {label}
        </option>
      ))}
    </datalist>
  );
}
