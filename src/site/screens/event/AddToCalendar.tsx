import { styled } from "@mui/material/styles";
import { buttonStyles, lookAttributes } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { calendar } from "../../ui/iconPaths";
import { TextLink } from "../../ui/TextLink";

const Button = styled("summary")(({ theme }) => ({
  ...buttonStyles(theme),
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
}));

const List = styled("ul")({ marginTop: 8 });

interface AddToCalendarProps {
  heading: string;
  targets: readonly { kind: Queries.CalendarKind; label: string }[];
  links: readonly { kind: Queries.CalendarKind; href: string }[];
}

/** Links that add an event to calendars, in a disclosure that needs no scripts. */
export function AddToCalendar({ heading, targets, links }: AddToCalendarProps) {
  const hrefs = new Map(links.map(({ kind, href }) => [kind, href]));
  return (
    <details>
      <Button {...lookAttributes({ variant: "outlined" })}>
        <Icon path={calendar} size={20} />
        {heading}
      </Button>
      <List>
        {targets.map(({ kind, label }) => (
          <li key={kind}>
            <TextLink to={hrefs.get(kind) ?? ""} label={label} />
          </li>
        ))}
      </List>
    </details>
  );
}
