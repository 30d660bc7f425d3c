import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import {
  Children,
  useId,
  useState,
  type ElementType,
  type MouseEvent,
  type ReactNode,
} from "react";
import { flushSync } from "react-dom";
import { Button } from "../controls/Button";
import { withAttributes } from "../structure/withAttributes";

const folded = "html.js &[data-folded]";

const Root = styled("div")({
  "@media screen": { [`${folded} [data-further]`]: { display: "none" } },
  // In two columns an odd last entry would leave a gap.
  [`${folded} [data-odd-end]`]: { gridColumn: "1 / -1" },
});

const Toggle = styled(Button)({
  marginTop: 36,
  "html:not(.js) &": { display: "none" },
  "@media print": { display: "none" },
});

interface ShowMoreProps extends Queries.ShowMoreFragment {
  /** The list: `ul`, `ol` or either with a style. */
  as: ElementType;
  children: ReactNode;
}

/**
 * A list that shows its first entries until the visitor presses the button under it. Without scripts and on paper it
 * shows all entries. A short list has no button.
 */
export function ShowMore({
  initialCount: initial,
  moreLabel,
  lessLabel,
  as: List,
  children,
}: ShowMoreProps) {
  const id = useId();
  const [folded, setFolded] = useState(true);
  if (Children.count(children) <= initial)
    return <List id={id}>{children}</List>;

  /** Keeps the button in place: folding the list above would move it out of view. */
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const { top } = currentTarget.getBoundingClientRect();
    flushSync(() => setFolded(!folded));
    if (!folded)
      window.scrollBy({
        top: currentTarget.getBoundingClientRect().top - top,
        behavior: "instant",
      });
  };

  return (
    <Root data-folded={folded ? "" : undefined}>
      <List id={id}>
        {withAttributes(children, (index) => ({
          "data-further": index >= initial || undefined,
          "data-odd-end":
            (index === initial - 1 && initial % 2 === 1) || undefined,
        }))}
      </List>
      <Toggle
        variant="outlined"
        aria-expanded={!folded}
        aria-controls={id}
        onClick={toggle}
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
