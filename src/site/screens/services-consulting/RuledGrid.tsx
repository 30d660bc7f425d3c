import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Icon } from "../../ui/Icon";

const Root = styled("ul")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))",
  gap: `clamp(2.5rem, 4vw, 4.25rem) ${theme.layout.gap}`,
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))",
  },
  "& li": {
    borderTop: `1.5px solid ${theme.vars.palette.border.strong}`,
    paddingTop: 20,
  },
  "& svg": {
    marginBottom: "clamp(18px, 4vw, 60px)",
    color: theme.vars.palette.primary.main,
  },
  "& p": { marginTop: 6, color: theme.vars.palette.text.secondary },
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
        <li key={title} data-enter="">
          {icon && <Icon path={icon} size={28} />}
          <Typography variant="h4" component="h3">
            {title}
          </Typography>
          <Typography variant="body2">{description}</Typography>
        </li>
      ))}
    </Root>
  );
}
