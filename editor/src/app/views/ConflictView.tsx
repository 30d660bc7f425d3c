import {
  Alert,
  Box,
  Button,
  FormControlLabel,
  Paper,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from "@mui/material";
import { useState } from "react";
import { isObject } from "../../store/contentText";
import {
  differences,
  merge,
  type Step,
  type Versions,
} from "../../store/merge";
import { entryTitle, fieldLabel, withoutTags } from "../model/words";

function shown(value: unknown): string {
  if (value === undefined) return "(nothing)";
  if (Array.isArray(value)) return value.map(shown).join(" · ");
  if (!isObject(value)) return withoutTags(String(value));
  return Object.entries(value)
    .filter(([name]) => name !== "$schema")
    .map(([name, part]) => `${fieldLabel(name)}: ${shown(part)}`)
    .join("; ");
}

/** A place in words, such as "Groups › Startups › Price". */
const wordsOf = (steps: readonly Step[]) =>
  steps
    .map(({ key, entry }) =>
      entry === undefined ? fieldLabel(key) : entryTitle(entry) || key,
    )
    .join(" › ") || "The whole entry";

/** Shows the fields that a newer version of a file and the typed text both changed, and merges them by choice. */
export function ConflictView({
  title,
  onDone,
  ...versions
}: Versions & {
  title: string;
  /** @param value The merged value. */
  onDone: (value: unknown) => void;
}) {
  const [fields] = useState(() => differences(versions));
  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ maxWidth: 900, mx: "auto", p: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        const choices = new FormData(event.currentTarget).values();
        onDone(
          merge(versions, ({ theirs, mine }) =>
            choices.next().value === "theirs" ? theirs : mine,
          ),
        );
      }}
    >
      <Typography component="h1" variant="h6">
        {title}
      </Typography>
      <Alert severity="warning">
        Somebody changed this entry while you were writing. Choose which text to
        keep where both of you changed the same; nothing is saved yet, and
        nothing you typed is lost.
      </Alert>
      {fields.map(({ steps, theirs, mine }, index) => (
        <Paper key={index} variant="outlined" sx={{ p: 2 }}>
          <Typography sx={{ fontWeight: 700 }}>{wordsOf(steps)}</Typography>
          <RadioGroup aria-label={wordsOf(steps)} name={String(index)}>
            <FormControlLabel
              value="theirs"
              control={<Radio required />}
              label={`Theirs: ${shown(theirs)}`}
            />
            <FormControlLabel
              value="mine"
              control={<Radio required />}
              label={`Yours: ${shown(mine)}`}
            />
          </RadioGroup>
        </Paper>
      ))}
      <Box>
        <Button variant="contained" type="submit">
          Continue with these
        </Button>
      </Box>
    </Stack>
  );
}
