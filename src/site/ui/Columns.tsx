import { styled } from "@mui/material/styles";
import type { HTMLAttributes, ReactNode } from "react";

/** Where the second column starts and both end, on a grid of twelve. */
const splits = {
  "4-7": ["1 / 5", "6 / 13"],
  "4-8": ["1 / 5", "5 / 13"],
  "5-6": ["1 / 6", "7 / 13"],
  "5-7": ["1 / 6", "6 / 13"],
  "6-5": ["1 / 7", "8 / 13"],
  "6-6": ["1 / 7", "7 / 13"],
  "7-4": ["1 / 8", "9 / 13"],
  "7-5": ["1 / 8", "8 / 13"],
  "8-4": ["1 / 9", "9 / 13"],
} as const;

const Root = styled("div")(({ theme }) => ({
  display: "grid",
  columnGap: theme.layout.gap,
  rowGap: 36,
  alignItems: "var(--align)",
  "& > *": { minWidth: 0 },
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
    "& > :nth-of-type(n)": { gridColumn: "var(--second)" },
    "& > :first-child": { gridColumn: "var(--first)" },
  },
}));

interface ColumnsProps extends HTMLAttributes<HTMLElement> {
  /** Columns of the first and of the second child; what is missing to twelve stays free between them. */
  split: keyof typeof splits;
  align?: "start" | "center" | "end" | "stretch";
  children: ReactNode;
}

/** Two children side by side from 900 px on, one under the other below. */
export function Columns({
  split,
  align = "start",
  style,
  ...rest
}: ColumnsProps) {
  const [first, second] = splits[split];
  return (
    <Root
      style={{
        "--first": first,
        "--second": second,
        "--align": align,
        ...style,
      }}
      {...rest}
    />
  );
}
