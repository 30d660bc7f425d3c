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
import { merge, type Difference, type Versions } from "../model/differences";
import { fieldLabel, plainText } from "../model/words";

function shown(value: unknown): string {
  if (value === undefined) return "(nothing)";
  if (Array.isArray(value)) return value.map(shown).join(" · ");
  if (!isObject(value)) return plainText(String(value));
  return Object.entries(value)
    .filter(([name]) => name !== "$schema")
    .map(([name, part]) => `${fieldLabel(name)}: ${shown(part)}`)
    .join("; ");
}

/** Shows the fields in which a newer version of a file differs from the typed text, and merges them by choice. */
export function ConflictView({
  onDone,
  ...versions
}: Versions & {
  /** @param value The merged value. */
  onDone: (value: unknown) => void;
}) {
  const [fields] = useState(() => {
    const found: Difference[] = [];
    merge(versions, (field) => found.push(field));
    return found;
  });
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
      <Alert severity="warning">
        Somebody changed this entry while you were writing. Choose which text to
        keep in each place; nothing is saved yet, and nothing you typed is lost.
      </Alert>
      {fields.map(({ place, theirs, mine, suggested }, index) => (
        <Paper key={index} variant="outlined" sx={{ p: 2 }}>
          <Typography sx={{ fontWeight: 700 }}>
            {place || "The whole entry"}
          </Typography>
          <RadioGroup
            aria-label={place || "The whole entry"}
            defaultValue={suggested}
          >
            <FormControlLabel
              value="theirs"
              control={<Radio />}
              label={`Theirs: ${shown(theirs)}`}
            />
            <FormControlLabel
              value="mine"
              control={<Radio />}
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
