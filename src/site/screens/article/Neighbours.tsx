import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { SmartLink } from "../../ui/SmartLink";

const Root = styled("nav")(({ theme: { layout, breakpoints, vars } }) => ({
  display: "grid",
  gap: `20px ${layout.gap}`,
  marginTop: 44,
  paddingTop: 24,
  borderTop: `1px solid ${vars.palette.divider}`,
  [breakpoints.up("sm")]: {
    gridTemplateColumns: "1fr 1fr",
    "& > [rel=next]": { gridColumn: 2, textAlign: "right" },
  },
  "@media print": { display: "none" },
}));

const NeighbourLink = styled(SmartLink)(({ theme: { typography, vars } }) => ({
  ...typography.h4,
  color: vars.palette.text.primary,
  textDecoration: "none",
  "&:hover": { color: vars.palette.primary.main },
  "& small": {
    ...typography.body2,
    display: "block",
    color: vars.palette.text.secondary,
  },
}));

/** Ids of the next newer and older articles of the same kind. */
export interface NeighbourIds {
  newerId: string | null;
  olderId: string | null;
}

interface NeighboursProps extends NeighbourIds {
  items: readonly Queries.NeighbourFragment[];
  labels: Queries.NeighbourLabelsFragment;
}

/** Links to the next newer and older articles of the same kind. */
export function Neighbours({
  newerId,
  olderId,
  items,
  labels,
}: NeighboursProps) {
  const link = (id: string | null, rel: "prev" | "next", label: string) => {
    const item = items.find(({ contentId }) => contentId === id);
    return (
      item && (
        <NeighbourLink href={item.path} rel={rel}>
          <small>{label}</small>
          {item.title}
        </NeighbourLink>
      )
    );
  };
  if (items.length === 0) return null;
  return (
    <Root aria-label={labels.neighboursLabel}>
      {link(newerId, "prev", labels.newer)}
      {link(olderId, "next", labels.older)}
    </Root>
  );
}

export const fragments = graphql`
  fragment Neighbour on ContentItem {
    contentId
    title
    path
  }

  fragment NeighbourLabels on ArticlePage {
    neighboursLabel
    newer
    older
  }
`;
