import { askPath } from "../../common/askPath";
import { useLabels } from "./LabelsContext";
import { TextLink } from "./TextLink";

interface AskLinkProps {
  /** What the visitor would ask about, as the contact page knows it. */
  subject: string;
  className?: string;
}

/** A quiet way to the contact form, whose message then begins with the subject (docs/product.md#asking-about-something). */
export function AskLink({ subject, className }: AskLinkProps) {
  const { ask } = useLabels();
  return (
    <TextLink
      className={className}
      href={askPath(subject)}
      label={ask}
      context={subject}
    />
  );
}
