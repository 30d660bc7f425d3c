import Card, { type CardProps } from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { byDay } from "../../../common/events";
import { Badge } from "../../ui/text/Badge";
import { Icon } from "../../ui/pictures/Icon";
import { place } from "../../ui/pictures/iconPaths";
import { Picture } from "../../ui/pictures/Picture";
import { coversCard, SmartLink } from "../../ui/links/SmartLink";
import { TextLink } from "../../ui/links/TextLink";
import { Note } from "../../ui/text/Note";
import { useToday } from "../../ui/hooks/useToday";

const Root = styled(Card)<Pick<CardProps, "component">>(
  ({ theme: { vars, layout, typography, breakpoints } }) => ({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "72px minmax(0, 1fr)",
    gap: 16,
    paddingBlock: 24,
    borderBottom: `1px solid ${vars.palette.divider}`,
    "& > div:first-of-type": { gridColumn: 2 },
    "& > div:last-of-type": { gridArea: "1 / 2" },
    "& h2": { ...typography.h4, margin: "8px 0 4px" },
    "&:hover h2": { color: vars.palette.primary.main },
    [breakpoints.up("md")]: {
      gridTemplateColumns: "140px minmax(0, 1fr) 200px",
      gap: layout.gap,
      paddingBlock: 28,
      "& > div:last-of-type": { gridArea: "1 / 3" },
    },
  }),
);

const Days = styled("p")(({ theme: { vars, typography, breakpoints } }) => ({
  gridArea: "1 / 1",
  fontFamily: typography.h1.fontFamily,
  fontSize: "1rem",
  lineHeight: 1.15,
  "& span": {
    display: "block",
    fontSize: "2.75rem",
    lineHeight: 0.9,
    letterSpacing: "-0.035em",
  },
  "& time + time": {
    ...typography.body2,
    display: "block",
    marginTop: 6,
    color: vars.palette.text.secondary,
  },
  [breakpoints.up("md")]: {
    fontSize: "1.25rem",
    "& span": { fontSize: "3.75rem" },
  },
}));

const Location = styled(Note)({
  display: "flex",
  alignItems: "center",
  gap: 6,
  maxWidth: "44em",
  marginTop: 8,
});

/** Stays clickable above the card's other link. Without another link it covers the whole card. */
const TitleLink = styled(SmartLink)({
  textDecoration: "none",
  "&:not([data-whole])": { position: "relative", zIndex: 1 },
  "&[data-whole]": coversCard,
});

const CardLink = styled(TextLink)(coversCard);

interface EventCardProps {
  event: Queries.EventRowFragment;
  /** Label of the link to the registration; a passed event has none. */
  linkLabel?: string | undefined;
}

/** An event as a row: days, title, place, picture. */
function EventCard({ event, linkLabel }: EventCardProps) {
  const { contentId, title, description, path, href, category } = event;
  return (
    <Root component="article" aria-labelledby={contentId}>
      <Days>
        <time dateTime={event.date}>
          <span>{event.day}</span> {event.month}
        </time>{" "}
        {event.lastDay !== event.date && (
          <time dateTime={event.lastDay}>– {event.endDay}</time>
        )}
      </Days>
      <div>
        <Badge category={category} />
        <h2 id={contentId}>
          <TitleLink href={path} data-whole={linkLabel ? undefined : ""}>
            {title}
          </TitleLink>
        </h2>
        <Note sx={{ maxWidth: "44em" }}>{description}</Note>
        <Location>
          <Icon path={place} size={20} />
          {event.location}
        </Location>
        {linkLabel && (
          <CardLink to={href} label={linkLabel} aria-describedby={contentId} />
        )}
      </div>
      <Picture picture={event.cover} ratio="200 / 124" radius="thumb" />
    </Root>
  );
}

const Rows = styled("ul")(({ theme }) => ({
  borderTop: `1.5px solid ${theme.vars.palette.border.strong}`,
}));

const PassedHeading = styled("h2")(({ theme: { typography, layout } }) => ({
  ...typography.h3,
  margin: `clamp(2.5rem, 5vw, 4.5rem) 0 ${layout.headingGap}`,
}));

interface EventListProps {
  events: readonly Queries.EventRowFragment[];
  linkLabel: string;
  /** Shown without coming events. */
  none: string;
  labels: Queries.EventLabelsFragment;
}

/** Coming events, then passed events under their own heading (docs/product.md#time). */
export function EventList({ events, linkLabel, none, labels }: EventListProps) {
  const { coming, passed } = byDay(events, useToday());
  const rows = (list: readonly Queries.EventRowFragment[], label?: string) => (
    <Rows>
      {list.map((event) => (
        <li key={event.contentId} data-enter="">
          <EventCard event={event} linkLabel={label} />
        </li>
      ))}
    </Rows>
  );
  return (
    <>
      {coming.length > 0 ? (
        rows(coming, linkLabel)
      ) : (
        <Typography variant="subtitle1">{none}</Typography>
      )}
      {passed.length > 0 && (
        <>
          <PassedHeading>{labels.passedHeading}</PassedHeading>
          {rows(passed)}
        </>
      )}
    </>
  );
}

export const fragments = graphql`
  fragment EventLabels on HubEvents {
    passedHeading
  }

  fragment EventRow on EventItem {
    contentId
    title
    description
    path
    href
    lastDay
    location
    date(formatString: "YYYY-MM-DD")
    day: date(formatString: "D")
    month: date(formatString: "MMM YYYY")
    endDay: endDate(formatString: "D MMM YYYY")
    category {
      name
      tone
    }
    cover {
      path
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            width: 284
            height: 176
            breakpoints: [200, 284, 420, 620, 1240]
            sizes: "(min-width: 900px) 200px, calc(94.4vw - 107px)"
          )
        }
      }
    }
  }
`;
