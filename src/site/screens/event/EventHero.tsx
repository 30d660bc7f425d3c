import Box from "@mui/material/Box";
import { graphql } from "gatsby";
import { eventState } from "../../../common/events";
import { eventCalendarPath } from "../../../common/itemPaths";
import { ItemHeading } from "../../sections/ItemHeading";
import { ShareButtons } from "../../sections/ShareButtons";
import { ActionButton } from "../../ui/controls/ActionButton";
import { Actions } from "../../ui/controls/ActionButtons";
import { usePage } from "../../ui/hooks/usePage";
import { Breadcrumbs } from "../../ui/links/Breadcrumbs";
import { calendar } from "../../ui/pictures/eventIconPaths";
import { Picture } from "../../ui/pictures/Picture";
import { Section } from "../../ui/structure/Section";
import { ThreeParts } from "../../ui/structure/ThreeParts";
import { Facts } from "../../ui/text/Facts";
import { Tag } from "../../ui/text/Tag";

interface EventHeroProps {
  event: Queries.EventHeroFragment;
  labels: Queries.EventHeroLabelsFragment;
  shareLabels: Queries.ShareButtonsFragment;
}

/** The opening of an event: title, state, facts and the ways to take part. */
export function EventHero({ event, labels, shareLabels }: EventHeroProps) {
  const { contentId, title, description, href, fee } = event;
  const state = eventState(event, usePage().today);
  const { facts } = labels;
  return (
    <Section sx={({ layout }) => ({ pt: layout.pageTop, pb: 0 })}>
      <Breadcrumbs />
      <ThreeParts>
        <Box sx={{ display: "grid", alignContent: "start", gap: 5 }}>
          <ItemHeading {...event} lead={description} />
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
        </Box>
        {/* Beside words and picture; in one column between them. */}
        <Box
          sx={{
            display: "grid",
            alignContent: "start",
            gap: 6,
            gridArea: { md: "1 / 2 / 3" },
          }}
        >
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
          <ShareButtons labels={shareLabels} title={title} />
        </Box>
        <Picture picture={event.cover} ratio="3 / 2" priority />
      </ThreeParts>
    </Section>
  );
}

export const fragments = graphql`
  fragment EventHero on EventItem {
    ...ItemHeading
    contentId
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
