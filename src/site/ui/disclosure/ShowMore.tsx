import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import {
  Children,
  cloneElement,
  isValidElement,
  useId,
  useState,
  type ElementType,
  type ReactNode,
} from "react";
import { scriptedControl } from "../../theme/media";
import { Button } from "../controls/Button";
import { space } from "../../theme/tokens";

const Root = styled("div")({ "html.js & [data-folded]": { display: "none" } });

const Toggle = styled(Button)({ ...scriptedControl, marginTop: space[6] });

interface ShowMoreProps extends Queries.ShowMoreFragment {
  /** The list: `ul`, `ol` or either with a style. */
  as: ElementType;
  children: ReactNode;
}

/** A list that shows its first entries until the visitor presses the button under it; without scripts, all of them. */
export function ShowMore({
  initialCount,
  moreLabel,
  lessLabel,
  as: List,
  children,
}: ShowMoreProps) {
  const id = useId();
  const [folded, setFolded] = useState(true);
  return (
    <Root>
      <List id={id}>
        {Children.map(children, (entry, index) =>
          folded &&
          index >= initialCount &&
          isValidElement<Record<string, unknown>>(entry)
            ? cloneElement(entry, { "data-folded": "" })
            : entry,
        )}
      </List>
      <Toggle
        variant="outlined"
        aria-expanded={!folded}
        aria-controls={id}
        onClick={() => setFolded(!folded)}
      >
        {folded ? moreLabel : lessLabel}
      </Toggle>
    </Root>
  );
}

export const fragment = graphql`
  fragment ShowMore on CollapsibleList {
    initialCount
    moreLabel
    lessLabel
  }
`;
