import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { SmartLink } from "../links/SmartLink";
import { Caption } from "./Caption";

const Privacy = styled(SmartLink)(({ theme }) => ({
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
}));

interface FormNoticeProps {
  privacy: Queries.ActionFragment;
  className?: string;
  children: ReactNode;
}

/** The note on data protection before a form's button (docs/product.md#what-a-form-says-before-it-is-sent). */
export function FormNotice({ privacy, className, children }: FormNoticeProps) {
  return (
    <Caption className={className}>
      {children} <Privacy href={privacy.to}>{privacy.label}</Privacy>
    </Caption>
  );
}
