import { styled } from "@mui/material/styles";
import { ContentCard } from "./ContentCard";

const Root = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "clamp(32px, 5vw, 88px)",
  [theme.breakpoints.up("lg")]: {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
  },
}));

const Rest = styled("ul")(({ theme: { vars, breakpoints } }) => ({
  display: "grid",
  alignContent: "start",
  "& > li": { paddingBlock: 18 },
  "& > li:first-of-type": { paddingTop: 0 },
  "& > li + li": { borderTop: `1px solid ${vars.palette.divider}` },
  [breakpoints.between("md", "lg")]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: 44,
    "& > li:nth-of-type(2)": { borderTop: "none", paddingTop: 0 },
  },
  [breakpoints.up("lg")]: {
    '&[data-layout="row"]': { alignContent: "space-between" },
  },
}));

interface ContentGridProps {
  /** The newest item, shown large; empty if there is none. */
  leads: readonly Queries.ContentLeadFragment[];
  /** The items after it. */
  rest: readonly Queries.ContentRowFragment[];
  /** Label of the link on each card. */
  linkLabel: string;
  /** How the other items look: small square pictures, or larger ones in 4:3. */
  restLayout: "row" | "wide";
  /** The grid is on screen when the page opens. */
  priority?: boolean;
}

/** A large item and the list of those after it. */
export function ContentGrid({
  leads,
  rest,
  linkLabel,
  restLayout,
  priority,
}: ContentGridProps) {
  return (
    <Root>
      {leads.map((item) => (
        <ContentCard
          key={item.contentId}
          item={item}
          linkLabel={linkLabel}
          layout="lead"
          priority={priority}
        />
      ))}
      <Rest data-layout={restLayout}>
        {rest.map((item) => (
          <li key={item.contentId}>
            <ContentCard
              item={item}
              linkLabel={linkLabel}
              layout={restLayout}
            />
          </li>
        ))}
      </Rest>
    </Root>
  );
}
