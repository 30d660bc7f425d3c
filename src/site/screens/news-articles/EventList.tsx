import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { Badge } from "../../ui/Badge";
import { Icon } from "../../ui/Icon";
import { place } from "../../ui/iconPaths";
import { Picture } from "../../ui/Picture";
import { TextLink } from "../../ui/TextLink";

const Root = styled("ul")(({ theme }) => ({
  borderTop: `1.5px solid ${theme.vars.palette.border.strong}`,
  "& .event": {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "72px minmax(0, 1fr)",
    gap: "16px",
    paddingBlock: 24,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "& .date": {
    gridArea: "1 / 1",
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: "1rem",
    lineHeight: 1.15,
  },
  "& .day": {
    display: "block",
    fontSize: "2.75rem",
    lineHeight: 0.9,
    letterSpacing: "-0.035em",
  },
  "& .text": { gridColumn: 2 },
  "& .title": { ...theme.typography.h4, margin: "8px 0 4px" },
  "& .muted": {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    maxWidth: "44em",
  },
  "& .location": {
    display: "flex",
    alignItems: "center",
    gap: 6,
    marginTop: 8,
  },
  "& .link::after": { content: '""', position: "absolute", inset: 0 },
  "& .picture": { gridArea: "1 / 2", aspectRatio: "200 / 124" },
  "& .event:hover .title": { color: theme.vars.palette.primary.main },
  [theme.breakpoints.up("md")]: {
    "& .event": {
      gridTemplateColumns: "140px minmax(0, 1fr) 200px",
      gap: theme.layout.gap,
      paddingBlock: 28,
    },
    "& .date": { fontSize: "1.25rem" },
    "& .day": { fontSize: "3.75rem" },
    "& .picture": { gridArea: "1 / 3" },
  },
}));

function Event({
  event,
  linkLabel,
}: {
  event: Queries.EventRowFragment;
  linkLabel: string;
}) {
  const { contentId, title, description, href, category, cover } = event;
  return (
    <Card component="article" aria-labelledby={contentId} className="event">
      <time className="date" dateTime={event.date}>
        <span className="day">{event.day}</span> {event.month}
      </time>
      <div className="text">
        <Badge tone={category.tone}>{category.name}</Badge>
        <h3 className="title" id={contentId}>
          {title}
        </h3>
        <p className="muted">{description}</p>
        <p className="muted location">
          <Icon path={place} size={20} />
          {event.location}
        </p>
        <TextLink
          className="link"
          href={href}
          label={linkLabel}
          describedBy={contentId}
        />
      </div>
      <Picture
        className="picture"
        image={cover.file.childImageSharp?.gatsbyImageData}
        alt={cover.alt}
        radius="thumb"
      />
    </Card>
  );
}

interface EventListProps {
  events: readonly Queries.EventRowFragment[];
  /** Label of the link on each card. */
  linkLabel: string;
}

/** Events as ruled rows: date, what and where, picture. */
export function EventList({ events, linkLabel }: EventListProps) {
  return (
    <Root>
      {events.map((event) => (
        <li key={event.contentId} data-enter="">
          <Event event={event} linkLabel={linkLabel} />
        </li>
      ))}
    </Root>
  );
}

export const fragment = graphql`
  fragment EventRow on EventItem {
    contentId
    title
    description
    href
    location
    date(formatString: "YYYY-MM-DD")
    day: date(formatString: "D")
    month: date(formatString: "MMM YYYY")
    category {
      name
      tone
    }
    cover {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            width: 284
            height: 176
            breakpoints: [200, 284, 468, 620, 1240]
            sizes: "(min-width: 900px) 200px, calc(94.4vw - 107px)"
          )
        }
      }
    }
  }
`;
