import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { useShell } from "../../ui/hooks/useShell";
import { TextLink } from "../../ui/links/TextLink";
import { mail, phone } from "../../ui/pictures/contactIconPaths";
import { space } from "../../theme/tokens";
import type { SendStatus } from "./useContactForm";

/** Always in the document, because screen readers announce only what enters it. */
const Outcome = styled("div")({
  "&:empty": { marginBottom: `calc(-1 * ${space[5]})` },
});

const Links = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[6],
});

interface SendOutcomeProps {
  status: SendStatus;
  form: Queries.SendOutcomeFragment;
}

/** What came of the last message; after a failure other ways to reach the firm. Empty until then. */
export function SendOutcome({ status, form }: SendOutcomeProps) {
  const { site } = useShell();
  return (
    <Outcome role="status">
      {status === "sent" && <p>{form.sentNote}</p>}
      {status === "failed" && (
        <>
          <p>{form.alternativeText}</p>
          <Links>
            <TextLink
              to={`mailto:${site.email}`}
              label={site.email}
              icon={mail}
            />
            <TextLink to={site.phoneHref} label={site.phone} icon={phone} />
          </Links>
        </>
      )}
    </Outcome>
  );
}

export const fragment = graphql`
  fragment SendOutcome on ContactForm {
    sentNote
    alternativeText
  }
`;
