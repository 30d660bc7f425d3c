import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { SmartLink } from "../ui/SmartLink";
import { Note } from "../ui/Text";

const Root = styled(Note)(({ theme: { vars } }) => ({
  "& a": {
    fontWeight: 600,
    color: vars.palette.primary.main,
    textUnderlineOffset: 5,
  },
}));

interface FormNoticeProps {
  /** Where all of it is told. */
  privacy: Queries.FormNoticeFragment;
  /** What is sent, by whom, why, and how long it is kept. */
  children: ReactNode;
  className?: string;
}

/** What a visitor reads before pressing the button of a form (docs/product.md#what-a-form-says-before-it-is-sent). */
export function FormNotice({ privacy, children, className }: FormNoticeProps) {
  return (
    <Root className={className}>
      {children} <SmartLink href={privacy.to}>{privacy.label}</SmartLink>
    </Root>
  );
}

export const fragment = graphql`
  fragment FormNotice on Action {
    label
    to
  }
`;
