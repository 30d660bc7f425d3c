import Card, { type CardProps } from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { eventState } from "../../../common/events";
import { space } from "../../theme/tokens";
import { coversCard, SmartLink } from "../../ui/links/SmartLink";
import { usePage } from "../../ui/hooks/usePage";
import { TextLink } from "../../ui/links/TextLink";
import { Icon } from "../../ui/pictures/Icon";
import { place } from "../../ui/pictures/eventIconPaths";
import { Picture } from "../../ui/pictures/Picture";
import { Badge } from "../../ui/text/Badge";
import { Note } from "../../ui/text/Note";
import { Tag } from "../../ui/text/Tag";

/** Days, words and picture; on phones the words are below the others. */
const Event = styled(Card)<Pick<CardProps, "component">>(
  ({ theme: { layout, breakpoints } }) => ({
    position: "relative",
    display: "grid",
    grid: '"days cover" "words words" / 1fr 1fr',
    gap: `${space[4]} ${layout.gap}`,
    paddingBlock: space[5],
    [breakpoints.up("sm")]: {
      grid: '"days words cover" / 7rem minmax(0, 1fr) 200px',
    },
  }),
);

const Days = styled("time")(({ theme: { typography } }) => ({
  ...typography.title,
  gridArea: "days",
  "& > b": { ...typography.price, display: "block" },
}));

const Words = styled("div")({
  gridArea: "words",
  display: "grid",
  justifyItems: "start",
  gap: space[2],
});

const Meta = styled("div")({ display: "flex", gap: space[4] });

const Location = styled(Note)({
  display: "flex",
  alignItems: "center",
  gap: space[2],
});

/** Stays clickable above the card's other link. Without another link it covers the whole card. */
const TitleLink = styled(SmartLink)({
  textDecoration: "none",
  "&:not([data-whole])": { position: "relative", zIndex: 1 },
  "&[data-whole]": coversCard,
});

const CardLink = styled(TextLink)(coversCard);

const Cover = styled(Picture)({ gridArea: "cover" });

interface EventCardProps {
  event: Extract<Queries.EventCardFragment, { lastDay: string }>;
  /** Label of the link to the registration. */
  linkLabel: string;
}

/** An event as a row: days, title, place, picture. */
export function EventCard({ event, linkLabel }: EventCardProps) {
  const { contentId, title, path, date } = event;
  const state = eventState(event, usePage().today);
  return (
    <Event component="article" aria-labelledby={contentId}>
      <Days dateTime={date}>
        {event.lastDay === date ? (
          <>
            <b>{event.day}</b> {event.month}
          </>
        ) : (
          event.shownDays
        )}
      </Days>
      <Words>
        <Meta>
          <Badge category={event.category} />
          {state && state !== "passed" && <Tag>{event.shownNotice}</Tag>}
        </Meta>
        <Typography
          variant="title"
          component="h2"
          id={contentId}
          data-slot="title"
        >
          <TitleLink href={path} data-whole={state ? "" : undefined}>
            {title}
          </TitleLink>
        </Typography>
        <Note>{event.description}</Note>
        <Location>
          <Icon path={place} size={20} />
          {event.location}
        </Location>
        {!state && (
          <CardLink
            to={event.href}
            label={linkLabel}
            aria-describedby={contentId}
          />
        )}
      </Words>
      <Cover
        picture={event.cover}
        ratio="3 / 2"
        radius="thumb"
        sizes="(min-width: 600px) 200px, calc(47.2vw - 18px)"
      />
    </Event>
  );
}

export const fragment = graphql`
  fragment EventCard on ContentItem {
    ...ItemCard
    ... on EventItem {
      lastDay
      notice
      location
      day: date(as: day)
      month: date(as: month)
    }
  }
`;
