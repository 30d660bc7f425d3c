import { styled } from "@mui/material/styles";
import { buttonStyles, lookAttributes } from "../../ui/buttonStyles";
import { Icon } from "../../ui/Icon";
import { calendar } from "../../ui/iconPaths";
import { TextLink } from "../../ui/TextLink";
import { calendarLinks, type CalendarEvent } from "./calendarLinks";

const Button = styled("summary")(({ theme }) => ({
  ...buttonStyles(theme),
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
}));

const List = styled("ul")({ marginTop: 8 });

interface AddToCalendarProps {
  heading: string;
  targets: readonly { kind: Queries.CalendarKind; label: string }[];
  event: CalendarEvent;
}

/** The calendars that an event can be added to, folded behind a button that needs no scripts. */
export function AddToCalendar({ heading, targets, event }: AddToCalendarProps) {
  return (
    <details>
      <Button {...lookAttributes({ variant: "outlined" })}>
        <Icon path={calendar} size={20} />
        {heading}
      </Button>
      <List>
        {targets.map(({ kind, label }) => (
          <li key={kind}>
            <TextLink href={calendarLinks[kind](event)} label={label} />
          </li>
        ))}
      </List>
    </details>
  );
}
