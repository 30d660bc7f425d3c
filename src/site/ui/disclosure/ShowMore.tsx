import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import {
  Children,
  cloneElement,
  isValidElement,
  useId,
  useRef,
  useState,
  type ElementType,
  type MouseEvent,
  type ReactNode,
} from "react";
import { flushSync } from "react-dom";
import { scriptedControl } from "../../theme/media";
import { Button } from "../controls/Button";
import { enter } from "../motion/enter";
import { space } from "../../theme/tokens";

const Root = styled("div")({
  "@media screen": {
    "html.js & [data-folded]": { display: "none" },
    // In two columns an odd last entry would leave a gap.
    "html.js & > * > li:nth-of-type(odd):not([data-folded]):has(+ [data-folded])":
      {
        gridColumn: "1 / -1",
      },
  },
});

const Toggle = styled(Button)({ ...scriptedControl, marginTop: space[6] });

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
  const root = useRef<HTMLDivElement>(null);
  if (Children.count(children) <= initial)
    return <List id={id}>{children}</List>;

  /** Lets what unfolds enter. Keeps the button in place: folding the list above would move it out of view. */
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const { top } = currentTarget.getBoundingClientRect();
    const rest = root.current?.querySelectorAll("[data-folded]") ?? [];
    flushSync(() => setFolded(!folded));
    enter([...rest]);
    if (!folded)
      window.scrollBy({
        top: currentTarget.getBoundingClientRect().top - top,
        behavior: "instant",
      });
  };

  return (
    <Root ref={root}>
      <List id={id}>
        {Children.map(children, (entry, index) =>
          folded &&
          index >= initial &&
          isValidElement<Record<string, unknown>>(entry)
            ? cloneElement(entry, { "data-folded": "" })
            : entry,
        )}
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
