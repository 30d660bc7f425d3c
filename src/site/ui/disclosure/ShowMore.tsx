import Box from "@mui/material/Box";
import { graphql } from "gatsby";
import { scriptedControl } from "../../theme/media";
import { Button } from "../controls/Button";

interface ShowMoreProps extends Queries.ShowMoreFragment {
  listId: string;
  isFolded: boolean;
  onToggle: () => void;
}

/** The button under a list that shows its first entries alone; the others are `data-folded` (docs/product.md#folding-list). */
export const ShowMore = (props: ShowMoreProps) => (
  <Box sx={{ ...scriptedControl, mt: 6 }}>
    <Button
      variant="outlined"
      aria-expanded={!props.isFolded}
      aria-controls={props.listId}
      onClick={props.onToggle}
    >
      {props.isFolded ? props.moreLabel : props.lessLabel}
    </Button>
  </Box>
);

export const fragment = graphql`
  fragment ShowMore on CollapsibleList {
    initialCount
    moreLabel
    lessLabel
  }
`;
