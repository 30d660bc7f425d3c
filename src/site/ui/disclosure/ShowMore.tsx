import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { useId, useState, type ReactNode } from "react";
import { scriptedControl } from "../../theme/media";
import { space } from "../../theme/tokens";
import { Button } from "../controls/Button";

const Entries = styled("div")({});

const Toggle = styled(Button)({ ...scriptedControl, marginTop: space[6] });

interface ShowMoreProps extends Queries.ShowMoreFragment {
  /** The list. */
  children: ReactNode;
}

/** A list that shows its first entries until the visitor presses the button under it; without scripts, all of them. */
export function ShowMore({
  initialCount,
  moreLabel,
  lessLabel,
  children,
}: ShowMoreProps) {
  const id = useId();
  const [isFolded, setFolded] = useState(true);
  const rest = `html.js & > * > :nth-of-type(n + ${initialCount + 1})`;
  return (
    <>
      <Entries id={id} sx={isFolded ? { [rest]: { display: "none" } } : null}>
        {children}
      </Entries>
      <Toggle
        variant="outlined"
        aria-expanded={!isFolded}
        aria-controls={id}
        onClick={() => setFolded(!isFolded)}
      >
        {isFolded ? moreLabel : lessLabel}
      </Toggle>
    </>
  );
}

export const fragment = graphql`
  fragment ShowMore on CollapsibleList {
    initialCount
    moreLabel
    lessLabel
  }
`;
