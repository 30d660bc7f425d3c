import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Paper from "@mui/material/Paper";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { differences, withValueAt } from "../model/differences";
import type { JsonSchema } from "../model/schema";
import { placeOf, plainText } from "../model/words";

function shown(value: unknown): string {
  if (value === undefined) return "(nothing)";
  return typeof value === "object"
    ? plainText(JSON.stringify(value))
    : plainText(String(value));
}

/** Shows the fields in which a newer version of a file differs from the typed text, and merges them by choice. */
export function ConflictView({
  schema,
  base,
  theirs,
  mine,
  onDone,
}: {
  schema: JsonSchema;
  base: unknown;
  theirs: unknown;
  mine: unknown;
  /** @param value The merged value. */
  onDone: (value: unknown) => void;
}) {
  const [fields] = useState(() => differences(base, theirs, mine));
  const [choices, setChoices] = useState(() =>
    fields.map(({ suggested }) => suggested),
  );
  const merge = () =>
    onDone(
      fields.reduce(
        (value, { path, theirs: their }, index) =>
          choices[index] === "theirs" ? withValueAt(value, path, their) : value,
        mine,
      ),
    );
  return (
    <Stack spacing={2} sx={{ maxWidth: 900, mx: "auto", p: 2 }}>
      <Alert severity="warning">
        Somebody changed this entry while you were writing. Choose which text to
        keep in each place; nothing is saved yet, and nothing you typed is lost.
      </Alert>
      {fields.map(({ path, theirs: their, mine: my }, index) => {
        const place = placeOf(mine, schema, path) || "The whole entry";
        return (
          <Paper key={path.join(".")} variant="outlined" sx={{ p: 2 }}>
            <Typography sx={{ fontWeight: 700 }}>{place}</Typography>
            <RadioGroup
              aria-label={place}
              value={choices[index]}
              onChange={(_event, choice) =>
                setChoices(
                  choices.map((old, at) =>
                    at === index ? (choice as typeof old) : old,
                  ),
                )
              }
            >
              <FormControlLabel
                value="theirs"
                control={<Radio />}
                label={`Theirs: ${shown(their)}`}
              />
              <FormControlLabel
                value="mine"
                control={<Radio />}
                label={`Yours: ${shown(my)}`}
              />
            </RadioGroup>
          </Paper>
        );
      })}
      <Box>
        <Button variant="contained" onClick={merge}>
          Continue with these
        </Button>
      </Box>
    </Stack>
  );
}
