import { styled } from "@mui/material/styles";
import { radii } from "../theme/tokens";
import { visuallyHidden } from "../theme/typography";
import { useLabels } from "../ui/useShell";

const Root = styled("fieldset")({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  margin: "12px 0 4px",
  padding: 0,
  border: 0,
  "& legend": visuallyHidden,
});

const Choice = styled("label")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  padding: "0 16px",
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: radii.pill,
  cursor: "pointer",
  "& input": { ...visuallyHidden, margin: 0 },
  "&:hover": { borderColor: vars.palette.primary.main },
  "&:has(:checked)": {
    color: vars.palette.primary.contrastText,
    backgroundColor: vars.palette.primary.main,
  },
  "&:has(:focus-visible)": {
    outline: `3px solid ${vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}));

interface KindChoiceProps {
  /** Number of pages of each kind. */
  kinds: Readonly<Record<string, number>>;
  chosen: string | undefined;
  onChoose: (kind: string | undefined) => void;
}

/** Narrows the results to one kind; renders nothing if all are of one kind. */
export function KindChoice({ kinds, chosen, onChoose }: KindChoiceProps) {
  const { kinds: legend, allKinds } = useLabels().search;
  const found = Object.entries(kinds).filter(
    ([kind, count]) => count > 0 || kind === chosen,
  );
  if (found.length < 2) return null;
  return (
    <Root>
      <legend>{legend}</legend>
      {[[undefined, allKinds] as const, ...found].map(([kind, count]) => (
        <Choice key={kind ?? ""}>
          <input
            type="radio"
            name="kind"
            checked={kind === chosen}
            onChange={() => onChoose(kind)}
          />
          <span>{kind ? `${kind} ${count}` : count}</span>
        </Choice>
      ))}
    </Root>
  );
}
