import Autocomplete from "@mui/material/Autocomplete";
import TextField, { type TextFieldProps } from "@mui/material/TextField";
import { useState } from "react";
import type { Choice } from "../model/choices";

/** A text field with choices below it; any other text may be typed, too. */
export function ChoiceInput({
  choices,
  value,
  onChange,
  ...field
}: Omit<TextFieldProps, "value" | "onChange"> & {
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
}) {
  const [typed, setTyped] = useState("");
  return (
    <Autocomplete<Choice, false, false, true>
      freeSolo
      id={field.id ?? "choice"}
      options={choices}
      groupBy={({ group = "" }) => group}
      getOptionKey={(choice) =>
        typeof choice === "string" ? choice : choice.value
      }
      getOptionLabel={(choice) =>
        typeof choice === "string" ? choice : choice.label
      }
      // All choices until somebody types.
      filterOptions={(options) =>
        options.filter((choice) =>
          `${choice.label} ${choice.value}`
            .toLowerCase()
            .includes(typed.toLowerCase()),
        )
      }
      onClose={() => setTyped("")}
      value={null}
      inputValue={value}
      onInputChange={(_event, text, reason) => {
        if (!["input", "clear"].includes(reason)) return;
        setTyped(text);
        onChange(text);
      }}
      onChange={(_event, choice) => {
        if (choice !== null && typeof choice !== "string")
          onChange(choice.value);
      }}
      renderInput={(input) => <TextField {...input} {...field} />}
    />
  );
}
