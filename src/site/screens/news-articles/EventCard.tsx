import Card, { type CardProps } from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { canHover } from "../../theme/media";
import { coversCard, SmartLink } from "../../ui/links/SmartLink";
import { TextLink } from "../../ui/links/TextLink";
import { Icon } from "../../ui/pictures/Icon";
import { place } from "../../ui/pictures/eventIconPaths";
import { Picture } from "../../ui/pictures/Picture";
import { Badge } from "../../ui/text/Badge";
import { Note } from "../../ui/text/Note";
import { space, line } from "../../theme/tokens";

const Root = styled(Card)<Pick<CardProps, "component">>(
  ({ theme: { vars, layout, breakpoints } }) => ({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    gap: space[4],
    paddingBlock: space[5],
    borderBottom: line.hairline,
    [canHover]: {
      '&:hover [data-slot="title"]': { color: vars.palette.primary.main },
    },
    [breakpoints.up("sm")]: {
      gridTemplateColumns: "96px minmax(0, 1fr) 176px",
    },
    [`${breakpoints.up("md")}, print`]: {
      gridTemplateColumns: "140px minmax(0, 1fr) 200px",
      gap: layout.gap,
      paddingBlock: space[6],
    },
  }),
);

const Days = styled("p")(({ theme: { typography } }) => ({
  gridArea: "1 / 1",
  ...typography.title,
}));

const Day = styled("span")(({ theme }) => ({
  ...theme.typography.price,
  display: "block",
}));

/** Days of a month, 15–19. */
const Range = styled("span")(({ theme }) => ({
  ...theme.typography.h3,
  display: "block",
}));

/** On phones below the day and the picture. */
const Words = styled("div")(({ theme }) => ({
  gridColumn: "1 / -1",
  [`${theme.breakpoints.up("sm")}, print`]: { gridColumn: 2 },
}));

const Title = styled(Typography)<{ component: "h2" }>({
  margin: `${space[2]} 0 ${space[1]}`,
});

const Description = styled(Note)({ maxWidth: "44em" });

const Location = styled(Description)({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  marginTop: space[2],
});

const Notice = styled("p")({ marginTop: space[2], fontWeight: 600 });

/** Stays clickable above the card's other link. Without another link it covers the whole card. */
const TitleLink = styled(SmartLink)({
  textDecoration: "none",
  "&:not([data-whole])": { position: "relative", zIndex: 1 },
  "&[data-whole]": coversCard,
});

const CardLink = styled(TextLink)(coversCard);

const Cover = styled(Picture)(({ theme }) => ({
  gridArea: "1 / 2",
  [`${theme.breakpoints.up("sm")}, print`]: { gridArea: "1 / 3" },
}));

interface EventCardProps {
  event: Queries.EventRowFragment;
  /** Label of the link to the registration; a passed event has none, nor does one with a notice. */
  linkLabel?: string | undefined;
}

/** An event as a row: days, title, place, picture. */
export function EventCard({ event, linkLabel }: EventCardProps) {
  const { contentId, title, description, path, href, category } = event;
  const isPassed = !linkLabel;
  const isOneDay = event.lastDay === event.date;
  const registerLabel = event.notice ? undefined : linkLabel;
  // That a passed event was full is no news.
  const notice =
    isPassed && event.notice === "full" ? undefined : event.shownNotice;
  return (
    <Root component="article" aria-labelledby={contentId}>
      <Days>
        {isOneDay || event.daysOfMonth ? (
          <time dateTime={event.date}>
            {isOneDay ? (
              <Day>{event.day}</Day>
            ) : (
              <Range>{event.daysOfMonth}</Range>
            )}{" "}
            {event.month}
          </time>
        ) : (
          <time dateTime={event.date}>{event.shownDays}</time>
        )}
      </Days>
      <Words>
        <Badge category={category} />
        <Title variant="title" component="h2" id={contentId} data-slot="title">
          <TitleLink href={path} data-whole={registerLabel ? undefined : ""}>
            {title}
          </TitleLink>
        </Title>
        <Description>{description}</Description>
        <Location>
          <Icon path={place} size={20} />
          {event.location}
        </Location>
        {notice && <Notice>{notice}</Notice>}
        {registerLabel && (
          <CardLink
            to={href}
            label={registerLabel}
            aria-describedby={contentId}
          />
        )}
      </Words>
      <Cover picture={event.cover} ratio="200 / 124" radius="thumb" />
    </Root>
  );
}

export const fragment = graphql`
  fragment EventRow on EventItem {
    ...CardItem
    description
    path
    lastDay
    notice
    shownNotice
    location
    date
    day: date(as: day)
    month: date(as: month)
    shownDays
    daysOfMonth
    cover {
      file {
        childImageSharp {
          gatsbyImageData(
            width: 284
            height: 176
            breakpoints: [200, 284, 420, 620, 920]
            sizes: "(min-width: 600px) 200px, calc(47.2vw - 18px)"
          )
        }
      }
    }
  }
`;
