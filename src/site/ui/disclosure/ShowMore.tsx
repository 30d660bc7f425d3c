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

const folded = "html.js &[data-folded]";

const Root = styled("div")<{ ownerState: { initial: number } }>(
  ({ ownerState: { initial } }) => ({
    "& > button": { marginTop: 36 },
    "html:not(.js) & > button": { display: "none" },
    "@media print": { "& > button": { display: "none" } },
    "@media screen": {
      [`${folded} > :first-child > :nth-child(n + ${initial + 1})`]: {
        display: "none",
      },
    },
    ...(initial % 2 === 1 && {
      // In two columns an odd last entry would leave a gap.
      [`${folded} > :first-child > :nth-child(${initial})`]: {
        gridColumn: "1 / -1",
      },
    }),
  }),
);

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
    <Root ownerState={{ initial }} data-folded={folded ? "" : undefined}>
      <List id={id}>{children}</List>
      <Button
        variant="outlined"
        aria-expanded={!folded}
        aria-controls={id}
        onClick={toggle}
      >
        {folded ? moreLabel : lessLabel}
      </Button>
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
