import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { eventState } from "../../../common/events";
import { ItemHeading, ItemHero } from "../../sections/ItemHero";
import { ActionButton, Actions } from "../../ui/ActionButton";
import { buttonStyles, lookAttributes } from "../../ui/Button";
import { Columns } from "../../ui/Columns";
import { Icon } from "../../ui/Icon";
import { calendar } from "../../ui/iconPaths";
import { Picture } from "../../ui/Picture";
import { TextLink } from "../../ui/TextLink";
import { useToday } from "../../ui/Until";
import { EventFacts } from "./EventFacts";

const Status = styled("p")(({ theme: { typography, shape } }) => ({
  ...typography.h4,
  display: "inline-block",
  marginTop: 24,
  padding: "10px 20px",
  borderRadius: shape.borderRadius,
}));

const Photograph = styled(Picture)({ marginTop: 28 });

const Facts = styled("div")({ display: "grid", gap: 28 });

/** A disclosure, which needs no scripts. */
const Calendars = styled("details")(({ theme }) => ({
  "& summary": { ...buttonStyles(theme), listStyle: "none" },
  "& summary::-webkit-details-marker": { display: "none" },
  "& ul": { marginTop: 8 },
}));

interface EventHeroProps {
  event: Queries.EventHeroFragment;
  labels: Queries.EventHeroLabelsFragment;
  /** Label of the link to the registration. */
  registerLabel: string;
}

/** The opening of an event: title, state, facts and the ways to take part. */
export function EventHero({ event, labels, registerLabel }: EventHeroProps) {
  const { title, description, category, cover, href } = event;
  const state = eventState(event, useToday());
  const isOpen = state === "coming" || state === "today";
  const addresses = new Map(
    event.calendars.map((link) => [link.kind, link.href]),
  );
  return (
    <ItemHero back={labels.back}>
      <Columns split="6-5">
        <div>
          <ItemHeading category={category} title={title} lead={description} />
          {state !== "coming" && (
            <Status data-plane="tint">{labels.states[state]}</Status>
          )}
          <Photograph picture={cover} ratio="3 / 2" priority />
        </div>
        <Facts>
          <EventFacts event={event} labels={labels.facts} />
          {(isOpen || state === "full") && (
            <Actions>
              {isOpen && <ActionButton to={href} label={registerLabel} />}
              <Calendars>
                <summary {...lookAttributes({ variant: "outlined" })}>
                  <Icon path={calendar} size={20} />
                  {labels.calendarHeading}
                </summary>
                <ul>
                  {labels.calendars.map(({ kind, label }) => (
                    <li key={kind}>
                      <TextLink to={addresses.get(kind) ?? ""} label={label} />
                    </li>
                  ))}
                </ul>
              </Calendars>
            </Actions>
          )}
        </Facts>
      </Columns>
    </ItemHero>
  );
}

export const fragments = graphql`
  fragment EventHero on EventItem {
    ...ItemSummary
    notice
    calendars {
      kind
      href
    }
    cover {
      path
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            width: 1050
            aspectRatio: 1.5
            breakpoints: [371, 741, 1050, 1480]
            sizes: "(min-width: 1344px) 612px, (min-width: 900px) calc(47.2vw - 11px), calc(94.4vw - 19px)"
          )
        }
      }
    }
    ...EventFacts
  }

  fragment EventHeroLabels on EventPage {
    back {
      ...Action
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
