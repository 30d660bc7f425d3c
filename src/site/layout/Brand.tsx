import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { mediumSerif } from "../theme/tokens";
import { SmartLink } from "../ui/SmartLink";
import { BrandMark } from "./BrandMark";

const Root = styled(SmartLink)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 11,
  minHeight: 44,
  color: theme.vars.palette.text.primary,
  textDecoration: "none",
  "& b": {
    paddingTop: 1,
    ...mediumSerif,
    fontSize: "1.6rem",
    lineHeight: 1,
    letterSpacing: "-0.02em",
  },
  // A long name breaks on a phone rather than push the menu out of the window.
  [theme.breakpoints.down("sm")]: {
    minWidth: 0,
    "& b": { overflowWrap: "anywhere" },
  },
  // A phone's window with letters of twice the size.
  "@media (max-width: 15em)": { "& b": { fontSize: "1.25rem" } },
  "& small": {
    margin: "7px 0 0 -4px",
    fontSize: "0.6875rem",
    fontWeight: 600,
    lineHeight: 1,
    letterSpacing: "0.08em",
    color: theme.vars.palette.text.secondary,
  },
}));

/** Mark and name of the firm, leading home. */
export function Brand({ brand }: { brand: Queries.BrandFragment }) {
  return (
    <Root href="/">
      <BrandMark />
      <b>{brand.name}</b> <small>{brand.legalForm}</small>
    </Root>
  );
}

export const query = graphql`
  fragment Brand on Brand {
    name
    legalForm
  }
`;
