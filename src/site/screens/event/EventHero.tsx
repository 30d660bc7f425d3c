import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { eventState } from "../../../common/events";
import { eventCalendarPath } from "../../../common/itemPaths";
import { ItemHeading } from "../../sections/ItemHeading";
import { ItemHero } from "../../sections/ItemHero";
import { ShareButtons } from "../../sections/ShareButtons";
import { ActionButton } from "../../ui/controls/ActionButton";
import { Actions, stackedActions } from "../../ui/controls/ActionButtons";
import { Columns } from "../../ui/structure/Columns";
import { calendar } from "../../ui/pictures/eventIconPaths";
import { Picture } from "../../ui/pictures/Picture";
import { usePage } from "../../ui/hooks/usePage";
import { EventFacts } from "./EventFacts";
import { space } from "../../theme/tokens";

const Status = styled("p")(({ theme: { typography, shape } }) => ({
  ...typography.h4,
  display: "inline-block",
  marginTop: space[5],
  padding: `${space[3]} ${space[5]}`,
  borderRadius: shape.borderRadius,
}));

/** In one column the buttons and facts come between the title and the picture. */
const Opening = styled("div")(({ theme }) => ({
  [theme.breakpoints.down("md")]: { display: "contents" },
}));

const Photograph = styled(Picture)(({ theme }) => ({
  marginTop: space[6],
  [theme.breakpoints.down("md")]: { order: 1, marginTop: 0 },
  // Paper has no columns, whose gap it counts on.
  "@media print": { maxWidth: "75%", marginTop: space[5] },
}));

const Buttons = styled(Actions)(({ theme }) => ({
  [theme.breakpoints.between("md", "lg")]: stackedActions,
}));

const Facts = styled("div")({ display: "grid", gap: space[6] });

interface EventHeroProps {
  event: Queries.EventHeroFragment;
  labels: Queries.EventHeroLabelsFragment;
  shareLabels: Queries.ShareButtonsFragment;
}

/** The opening of an event: title, state, facts and the ways to take part. */
export function EventHero({ event, labels, shareLabels }: EventHeroProps) {
  const { contentId, title, description, category, cover, href } = event;
  const state = eventState(event, usePage());
  const isOpen = state === "coming" || state === "today";
  return (
    <ItemHero back={labels.back}>
      <Columns first={6} second={5}>
        <Opening>
          <div>
            <ItemHeading category={category} title={title} lead={description} />
            {state !== "coming" && (
              <Status data-plane="neutralSoft">{labels.states[state]}</Status>
            )}
          </div>
          <Photograph picture={cover} ratio="3 / 2" priority />
        </Opening>
        <Facts>
          {(isOpen || state === "full") && (
            <Buttons>
              {isOpen && (
                <ActionButton to={href} label={labels.registerLabel} />
              )}
              <ActionButton
                to={eventCalendarPath(contentId)}
                label={labels.calendarLabel}
                icon={calendar}
                variant="outlined"
              />
            </Buttons>
          )}
          <EventFacts event={event} labels={labels.facts} />
          <ShareButtons labels={shareLabels} title={title} />
        </Facts>
      </Columns>
    </ItemHero>
  );
}

export const fragments = graphql`
  fragment EventHero on EventItem {
    ...ItemSummary
    lastDay
    notice
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
    ...EventFacts
  }

  fragment EventHeroLabels on EventLabels {
    back {
      ...Action
    }
    facts {
      ...EventFactLabels
    }
    registerLabel
    states {
      today
      full
      cancelled
      postponed
      passed
    }
    calendarLabel
  }
`;
