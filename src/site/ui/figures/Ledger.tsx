import { styled } from "@mui/material/styles";
import { space } from "../../theme/tokens";

const Row = styled("li")({
  display: "flex",
  alignItems: "baseline",
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[4],
});

/** In a narrow row it breaks before the value. */
const Name = styled("h3")(({ theme }) => ({
  ...theme.typography.subtitle2,
  flexShrink: 99_999,
}));

/** Dots, if there is room for more than a few. */
const Leader = styled("span")(({ theme }) => ({
  flex: 1,
  containerType: "inline-size",
  "&::before": {
    content: '""',
    display: "block",
    height: 6,
    background: `radial-gradient(circle, ${theme.vars.palette.border.control} 1.4px, transparent 1.6px) 0 50% / 11px 6px repeat-x`,
  },
  "@container (max-width: 47px)": { "&::before": { display: "none" } },
}));

const Value = styled("span")(({ theme: { typography, vars } }) => ({
  ...typography.h3,
  color: vars.palette.growth.text,
}));

interface LedgerProps {
  rows: readonly { name: string; value: string }[];
}

/** A list of names and their values, joined by dots. */
export const Ledger = ({ rows }: LedgerProps) => (
  <ul>
    {rows.map(({ name, value }) => (
      <Row key={name}>
        <Name>{name}</Name>
        <Leader aria-hidden="true" />
        <Value>{value}</Value>
      </Row>
    ))}
  </ul>
);
