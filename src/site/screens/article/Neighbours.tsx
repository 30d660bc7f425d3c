import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { canHover } from "../../theme/media";
import { SmartLink } from "../../ui/links/SmartLink";
import { space, line } from "../../theme/tokens";
import { Caption } from "../../ui/text/Caption";

const Root = styled("nav")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: `${space[5]} ${layout.gap}`,
  marginTop: space[6],
  paddingTop: space[5],
  borderTop: line.hairline,
  [breakpoints.up("sm")]: {
    gridTemplateColumns: "1fr 1fr",
    "& > [rel=next]": { gridColumn: 2, textAlign: "right" },
  },
  "@media print": { display: "none" },
}));

const NeighbourLink = styled(SmartLink)(({ theme: { typography, vars } }) => ({
  ...typography.title,
  color: vars.palette.text.primary,
  textDecoration: "none",
  [canHover]: { "&:hover": { color: vars.palette.primary.main } },
}));

interface NeighboursProps {
  newer: Queries.NeighbourFragment | undefined;
  older: Queries.NeighbourFragment | undefined;
  labels: Queries.NeighbourLabelsFragment;
}

/** Links to the next newer and older articles of the same kind. */
export const Neighbours = ({ newer, older, labels }: NeighboursProps) =>
  (newer || older) && (
    <Root aria-label={labels.neighboursLabel}>
      {newer && (
        <NeighbourLink href={newer.path} rel="prev">
          <Caption as="small" sx={{ display: "block" }}>
            {labels.newer}
          </Caption>
          {newer.title}
        </NeighbourLink>
      )}
      {older && (
        <NeighbourLink href={older.path} rel="next">
          <Caption as="small" sx={{ display: "block" }}>
            {labels.older}
          </Caption>
          {older.title}
        </NeighbourLink>
      )}
    </Root>
  );

export const fragments = graphql`
  fragment Neighbour on ContentItem {
    title
    path
  }

  fragment NeighbourLabels on ArticleLabels {
    neighboursLabel
    newer
    older
  }
`;
