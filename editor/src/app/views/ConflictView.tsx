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
import { placeOf, plainText } from "../model/words";

function shown(value: unknown): string {
  if (value === undefined) return "(nothing)";
  return plainText(
    typeof value === "object" ? JSON.stringify(value) : String(value),
  );
}

/** Shows the fields in which a newer version of a file differs from the typed text, and merges them by choice. */
export function ConflictView({
  base,
  theirs,
  mine,
  onDone,
}: {
  base: unknown;
  theirs: unknown;
  mine: unknown;
  /** @param value The merged value. */
  onDone: (value: unknown) => void;
}) {
  const [fields] = useState(() => differences(base, theirs, mine));
  const [merged, setMerged] = useState(() =>
    fields.reduce(
      (value, { path, theirs: their, suggested }) =>
        suggested === "theirs" ? withValueAt(value, path, their) : value,
      mine,
    ),
  );
  return (
    <Stack spacing={2} sx={{ maxWidth: 900, mx: "auto", p: 2 }}>
      <Alert severity="warning">
        Somebody changed this entry while you were writing. Choose which text to
        keep in each place; nothing is saved yet, and nothing you typed is lost.
      </Alert>
      {fields.map(({ path, theirs: their, mine: my, suggested }) => {
        const place = placeOf(mine, path) || "The whole entry";
        return (
          <Paper key={path.join(".")} variant="outlined" sx={{ p: 2 }}>
            <Typography sx={{ fontWeight: 700 }}>{place}</Typography>
            <RadioGroup
              aria-label={place}
              defaultValue={suggested}
              onChange={(_event, choice) =>
                setMerged(
                  withValueAt(merged, path, choice === "theirs" ? their : my),
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
        <Button variant="contained" onClick={() => onDone(merged)}>
          Continue with these
        </Button>
      </Box>
    </Stack>
  );
}
