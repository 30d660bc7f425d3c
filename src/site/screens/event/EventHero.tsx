import { graphql } from "gatsby";
import { eventState } from "../../../common/events";
import { eventCalendarPath } from "../../../common/itemPaths";
import { HeroWords } from "../../sections/HeroWords";
import { ActionButton } from "../../ui/controls/ActionButton";
import { Actions } from "../../ui/controls/ActionButtons";
import { usePage } from "../../ui/hooks/usePage";
import { calendar } from "../../ui/pictures/eventIconPaths";
import { Picture } from "../../ui/pictures/Picture";
import { Columns } from "../../ui/structure/Columns";
import { Section } from "../../ui/structure/Section";
import { Facts } from "../../ui/text/Facts";
import { Tag } from "../../ui/text/Tag";

interface EventHeroProps {
  event: Queries.EventHeroFragment;
  labels: Queries.EventHeroLabelsFragment;
}

/** The opening of an event: title, state and ways to take part, beside them the facts, below them the picture. */
export function EventHero({ event, labels }: EventHeroProps) {
  const { contentId, title, category, description, href, fee } = event;
  const state = eventState(event, usePage().today);
  const { facts } = labels;
  return (
    <Section sx={({ layout }) => ({ pt: layout.pageTop })}>
      <Columns first={7} second={5}>
        <HeroWords {...{ title, category }} lead={description} size="h1">
          {state && (
            <div>
              <Tag>{labels.states[state]}</Tag>
            </div>
          )}
          {(!state || state === "full") && (
            <Actions>
              {!state && (
                <ActionButton to={href} label={labels.registerLabel} />
              )}
              <ActionButton
                to={eventCalendarPath(contentId)}
                label={labels.calendarLabel}
                icon={calendar}
                variant="outlined"
              />
            </Actions>
          )}
        </HeroWords>
        <Facts
          facts={[
            [
              facts.when,
              <>
                <time dateTime={event.starts ?? event.date}>
                  {event.shownDays}
                </time>
                {event.shownTimes && <div>{event.shownTimes}</div>}
              </>,
            ],
            [facts.where, event.location],
            [facts.directions, event.directions],
            [facts.audience, event.audience],
            [facts.fee, fee === 0 ? facts.free : event.shownFee],
          ]}
        />
      </Columns>
      <Picture picture={event.cover} ratio="16 / 9" sx={{ mt: 6 }} priority />
    </Section>
  );
}

export const fragments = graphql`
  fragment EventHero on EventItem {
    contentId
    title
    category {
      name
      tone
    }
    description
    href
    date
    lastDay
    notice
    shownDays
    starts
    shownTimes
    location
    directions
    audience
    fee
    shownFee
    cover {
      ...WidePicture
    }
  }

  fragment EventHeroLabels on EventLabels {
    facts {
      when
      where
      directions
      audience
      fee
      free
    }
    registerLabel
    states {
      full
      cancelled
      postponed
      passed
    }
    calendarLabel
  }
`;
