import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { hasPassed } from "../../../common/days";
import { navigateInPlace } from "../../navigation/navigateInPlace";
import { Prose } from "../../ui/Prose";
import { useToday } from "../../ui/Until";

const Root = styled("div")({
  display: "grid",
  gap: "clamp(2.5rem, 5vw, 4.5rem)",
  maxWidth: "43rem",
});

const Agenda = styled("ol")(({ theme: { vars } }) => ({
  borderTop: `1px solid ${vars.palette.divider}`,
  "& li": {
    display: "grid",
    gridTemplateColumns: "5rem minmax(0, 1fr)",
    paddingBlock: 14,
    borderBottom: `1px solid ${vars.palette.divider}`,
  },
  "& time": { fontWeight: 600 },
}));

const Speakers = styled("ul")(({ theme: { typography, vars } }) => ({
  display: "grid",
  gap: 16,
  "& b": { ...typography.h4, display: "block" },
  "& span": { color: vars.palette.text.secondary },
}));

interface EventDetailsProps {
  event: Queries.EventDetailsFragment;
  labels: Queries.EventDetailsLabelsFragment;
}

/** Description, agenda and speakers of an event. A past event also has its outcome. */
export function EventDetails({ event, labels }: EventDetailsProps) {
  const { aboutHtml, agenda, people, outcomeHtml, lastDay } = event;
  const isOver = hasPassed(lastDay, useToday());
  const part = (id: string, heading: string, content: ReactNode) => (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: "20px" }}>
        {heading}
      </Typography>
      {content}
    </section>
  );
  const prose = (html: string) => (
    <Prose
      onClick={navigateInPlace}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
  return (
    <Root>
      {isOver &&
        outcomeHtml &&
        part("outcome", labels.outcomeHeading, prose(outcomeHtml))}
      {aboutHtml && part("about", labels.aboutHeading, prose(aboutHtml))}
      {agenda &&
        part(
          "agenda",
          labels.agendaHeading,
          <Agenda>
            {agenda.map(({ time, title }) => (
              <li key={time + title}>
                <time>{time}</time>
                <span>{title}</span>
              </li>
            ))}
          </Agenda>,
        )}
      {people.length > 0 &&
        part(
          "speakers",
          labels.speakersHeading,
          <Speakers>
            {people.map(({ name, role }) => (
              <li key={name}>
                <b>{name}</b>
                <span>{role}</span>
              </li>
            ))}
          </Speakers>,
        )}
    </Root>
  );
}

export const fragments = graphql`
  fragment EventDetails on EventItem {
    lastDay
    aboutHtml
    outcomeHtml
    agenda {
      time
      title
    }
    people {
      name
      role
    }
  }

  fragment EventDetailsLabels on EventPage {
    aboutHeading
    agendaHeading
    speakersHeading
    outcomeHeading
  }
`;
