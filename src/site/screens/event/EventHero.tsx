import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { eventState } from "../../../common/eventState";
import { ActionButton } from "../../ui/ActionButton";
import { Actions } from "../../ui/Actions";
import { AskLink } from "../../ui/AskLink";
import { Badge } from "../../ui/Badge";
import { Breadcrumbs } from "../../ui/Breadcrumbs";
import { Columns } from "../../ui/Columns";
import { arrowBack } from "../../ui/iconPaths";
import { Picture } from "../../ui/Picture";
import { Section } from "../../ui/Section";
import { TextLink } from "../../ui/TextLink";
import { useToday } from "../../ui/useToday";
import { AddToCalendar } from "./AddToCalendar";
import { EventFacts } from "./EventFacts";

const Root = styled(Section)({ paddingBlock: "clamp(1rem, 2vw, 2rem) 0" });

const Way = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0 32px",
  marginBottom: "clamp(1rem, 2vw, 2rem)",
});

const Title = styled("h1")(({ theme }) => ({
  ...theme.typography.h1,
  margin: "16px 0 18px",
  fontSize: "clamp(2.25rem, 1.5rem + 3vw, 4.25rem)",
}));

const Description = styled("p")(({ theme: { typography, vars } }) => ({
  ...typography.subtitle1,
  maxWidth: "36em",
  color: vars.palette.text.secondary,
}));

const Status = styled("p")(({ theme: { typography, shape } }) => ({
  ...typography.h4,
  display: "inline-block",
  marginTop: 24,
  padding: "10px 20px",
  borderRadius: shape.borderRadius,
}));

const Photograph = styled(Picture)({ marginTop: 28 });

const Facts = styled("div")({ display: "grid", gap: 28 });

/** Id of the heading that names the event. */
export const eventTitleId = "title";

interface EventHeroProps {
  event: Queries.EventHeroFragment;
  labels: Queries.EventHeroLabelsFragment;
  /** Label of the link to the registration. */
  registerLabel: string;
}

/** The opening of an event: what it is and how it stands, when and where, and the ways to take part. */
export function EventHero({ event, labels, registerLabel }: EventHeroProps) {
  const { title, description, category, cover, href, address } = event;
  const state = eventState(event, useToday());
  const isOpen = state === "coming" || state === "today";
  return (
    <Root>
      <Way>
        <TextLink
          href={labels.back.to}
          label={labels.back.label}
          icon={arrowBack}
        />
        <Breadcrumbs />
      </Way>
      <Columns split="6-5">
        <div>
          <Badge tone={category.tone}>{category.name}</Badge>
          <Title id={eventTitleId}>{title}</Title>
          <Description>{description}</Description>
          {state !== "coming" && (
            <Status data-plane="tint">{labels.states[state]}</Status>
          )}
          <Photograph
            image={cover.file.childImageSharp?.gatsbyImageData}
            alt={cover.alt}
            ratio="3 / 2"
            priority
          />
        </div>
        <Facts>
          <EventFacts event={event} labels={labels.facts} />
          {(isOpen || state === "full") && (
            <Actions>
              {isOpen && <ActionButton href={href} label={registerLabel} />}
              <AddToCalendar
                heading={labels.calendarHeading}
                targets={labels.calendars}
                event={{
                  ...event,
                  place: [event.location, address].filter(Boolean).join(", "),
                }}
              />
              <AskLink subject={title} />
            </Actions>
          )}
        </Facts>
      </Columns>
    </Root>
  );
}

export const fragments = graphql`
  fragment EventHero on EventItem {
    contentId
    title
    description
    href
    notice
    category {
      name
      tone
    }
    cover {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            width: 1050
            aspectRatio: 1.5
            breakpoints: [371, 642, 741, 1050, 1400]
            sizes: "(min-width: 1344px) 612px, (min-width: 900px) calc(47.2vw - 11px), calc(94.4vw - 19px)"
          )
        }
      }
    }
    ...EventFacts
  }

  fragment EventHeroLabels on EventPage {
    back {
      label
      to
    }
    facts {
      ...EventFactLabels
    }
    states {
      today
      full
      cancelled
      postponed
      passed
    }
    calendarHeading
    calendars {
      kind
      label
    }
  }
`;
