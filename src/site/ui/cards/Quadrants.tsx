import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { EvenGrid } from "../structure/EvenGrid";
import { evenGrid } from "../structure/evenRows";

const Root = styled(EvenGrid)(({ theme: { vars, breakpoints } }) => {
  const line = `1px solid ${vars.palette.divider}`;
  const space = "clamp(28px, 3.6vw, 56px)";
  return {
    display: "grid",
    "& > li": {
      display: "flex",
      flexDirection: "column",
      paddingBlock: 28,
      borderBottom: line,
    },
    [breakpoints.up("md")]: {
      ...evenGrid,
      "& > li": {
        padding: `0 0 ${space} ${space}`,
        borderBottom: line,
      },
      "& > li + li + li": { paddingTop: space },
      "& > [data-first]": { paddingLeft: 0 },
      '& > [data-first][data-row-length="2"]': {
        paddingRight: space,
        borderRight: line,
      },
      "& > [data-last-row]": { paddingBottom: 0, borderBottom: 0 },
    },
  };
});

/**
 * A list in two columns, divided by hairlines. An odd last item spans both columns. Below 900 px it has one column. Its
 * children are list items.
 */
export const Quadrants = ({ children }: { children: ReactNode }) => (
  <Root perRow={2}>{children}</Root>
);
