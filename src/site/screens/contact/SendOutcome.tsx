import Box from "@mui/material/Box";
import { graphql } from "gatsby";
import { useShell } from "../../ui/hooks/useShell";
import { TextLink } from "../../ui/links/TextLink";
import { mail, phone } from "../../ui/pictures/contactIconPaths";
import type { SendStatus } from "./useContactForm";

interface SendOutcomeProps {
  status: SendStatus;
  form: Queries.SendOutcomeFragment;
}

/** What came of the last message; after a failure other ways to reach the firm. Empty until then. */
export function SendOutcome({ status, form }: SendOutcomeProps) {
  const { site } = useShell();
  return (
    // Always in the document, because screen readers announce only what enters it.
    <Box role="status" sx={{ "&:empty": { mb: -5 } }}>
      {status === "sent" && <p>{form.sentNote}</p>}
      {status === "failed" && (
        <>
          <p>{form.alternativeText}</p>
          <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 6 }}>
            <TextLink
              to={`mailto:${site.email}`}
              label={site.email}
              icon={mail}
            />
            <TextLink to={site.phoneHref} label={site.phone} icon={phone} />
          </Box>
        </>
      )}
    </Box>
  );
}

export const fragment = graphql`
  fragment SendOutcome on ContactForm {
    sentNote
    alternativeText
  }
`;
