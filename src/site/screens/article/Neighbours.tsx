import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { canHover } from "../../theme/media";
import { SmartLink } from "../../ui/links/SmartLink";
import { Note } from "../../ui/text/Note";

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
          <Note as="small" sx={{ display: "block" }}>
            {labels.newer}
          </Note>
          {newer.title}
        </NeighbourLink>
      )}
      {older && (
        <NeighbourLink href={older.path} rel="next">
          <Note as="small" sx={{ display: "block" }}>
            {labels.older}
          </Note>
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
