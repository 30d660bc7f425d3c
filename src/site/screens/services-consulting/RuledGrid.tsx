import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Icon } from "../../ui/Icon";

const Root = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))",
  gap: `clamp(2.5rem, 4vw, 4.25rem) ${layout.gap}`,
  [breakpoints.up("md")]: {
    gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))",
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
  /** Columns from 900 px on; below as many as fit. */
  columns: 2 | 3 | 4;
}

/** Titles and texts under ink rules, without boxes. */
export function RuledGrid({ items, columns }: RuledGridProps) {
  return (
    <Root style={{ "--columns": columns }}>
      {items.map(({ title, description, icon }) => (
        <Cell key={title} data-enter="">
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
