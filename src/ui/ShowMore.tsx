import { styled } from "@mui/material/styles";
import { useId, useState, type ReactNode } from "react";
import { Button } from "./Button";

const Root = styled("div", {
  shouldForwardProp: (name) => name !== "initial",
})<{ initial: number }>(({ initial }) => ({
  "& > button": { marginTop: 36 },
  "html:not(.js) & > button": { display: "none" },
  [`html.js &[data-folded] > :first-child > :nth-child(n + ${initial + 1})`]: {
    display: "none",
  },
}));

interface ShowMoreProps {
  /** How many entries show at first. */
  initial: number;
  moreLabel: string;
  lessLabel: string;
  as?: "ul" | "ol";
  /** The entries. */
  children: ReactNode;
}

/** A list that shows its first entries until the button under it is pressed; all of it without scripts. */
export function ShowMore({
  initial,
  moreLabel,
  lessLabel,
  as: List = "ul",
  children,
}: ShowMoreProps) {
  const id = useId();
  const [folded, setFolded] = useState(true);
  return (
    <Root initial={initial} data-folded={folded ? "" : undefined}>
      <List id={id}>{children}</List>
      <Button
        variant="outlined"
        aria-expanded={!folded}
        aria-controls={id}
        onClick={() => {
          setFolded(!folded);
        }}
      >
        {folded ? moreLabel : lessLabel}
      </Button>
    </Root>
  );
}
