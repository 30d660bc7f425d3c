import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { evenColumns, evenRows } from "../../ui/evenRows";
import { Icon } from "../../ui/Icon";

/** Four words of some fifteen letters beside each other, of whatever size the visitor chose. */
const fourColumns = "@media (min-width: 45em)";
const twoColumns = "@media not all and (min-width: 45em)";

const Root = styled("ul")(({ theme: { layout } }) => ({
  display: "grid",
  // Two columns on phones, one on the narrowest.
  gridTemplateColumns: "repeat(auto-fill, minmax(max(150px, 34%), 1fr))",
  gap: `clamp(2.5rem, 4vw, 4.25rem) ${layout.gap}`,
  [twoColumns]: {
    "& > :last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
  },
  [fourColumns]: {
    gridTemplateColumns: evenColumns,
    "& > *": { gridColumn: "span var(--span)" },
  },
}));

const Cell = styled("li")(({ theme }) => ({
  borderTop: `1.5px solid ${theme.vars.palette.border.strong}`,
  paddingTop: 20,
}));

const CellIcon = styled(Icon)(({ theme }) => ({
  marginBottom: "clamp(18px, 4vw, 60px)",
  color: theme.vars.palette.primary.main,
}));

const Text = styled("p")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  marginTop: 6,
  color: vars.palette.text.secondary,
}));

interface RuledGridProps {
  items: readonly { title: string; description: string; icon?: string }[];
}

/** Titles and texts under ink rules, without boxes. */
export function RuledGrid({ items }: RuledGridProps) {
  const places = evenRows(items.length, 4);
  return (
    <Root>
      {items.map(({ title, description, icon }, index) => (
        <Cell key={title} data-enter="" {...places[index]}>
          {icon && <CellIcon path={icon} size={28} />}
          <Typography variant="h4" component="h3">
            {title}
          </Typography>
          <Text>{description}</Text>
        </Cell>
      ))}
    </Root>
  );
}
