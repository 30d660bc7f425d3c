import type { ReactNode } from "react";
import { SmartLink } from "../links/SmartLink";
import { Caption } from "./Caption";

interface FormNoticeProps {
  privacy: Queries.ActionFragment;
  children: ReactNode;
}

/** The note on data protection before a form's button (docs/product.md#contact-form). */
export function FormNotice({ privacy, children }: FormNoticeProps) {
  return (
    <Caption sx={{ "& a": { fontWeight: 600, color: "primary.main" } }}>
      {children} <SmartLink href={privacy.to}>{privacy.label}</SmartLink>
    </Caption>
  );
}
