import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import type { SubmitEvent } from "react";
import { fillTemplate } from "../../../common/fillTemplate";
import { notify } from "../../notifications/notify";
import { radii } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { Columns } from "../../ui/Columns";
import { Field } from "../../ui/Field";
import { Section } from "../../ui/Section";

const Root = styled(Section)(({ theme }) => ({
  paddingBlock: "clamp(3.5rem, 6vw, 6rem)",
  "& .row": { display: "flex", flexDirection: "column", gap: 10 },
  "& .field": { flex: 1 },
  "& .field .control, & .field .control:focus": { borderRadius: radii.pill },
  "& .field .control": { paddingInline: 24 },
  "& .consent": {
    marginTop: 14,
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.up("md")]: { "& .row": { flexDirection: "row" } },
}));

interface NewsletterFormProps {
  newsletter: Queries.NewsletterFormFragment;
  /** The firm's general address and its link. */
  contact: Queries.NewsletterContactFragment;
}

/**
 * Subscribing to the newsletter. Nothing is sent from here: Subscribe opens a ready e-mail, or the sign-up page where
 * content/site.json names one, and a toast says so. The form works without JavaScript too.
 */
export function NewsletterForm({ newsletter, contact }: NewsletterFormProps) {
  const { signUp, mailSubject, mailBody, openedToast } = newsletter;
  const mail = `${contact.emailHref}?subject=${encodeURIComponent(mailSubject)}`;

  const subscribe = (event: SubmitEvent<HTMLFormElement>) => {
    if (!signUp) {
      event.preventDefault();
      const email = String(new FormData(event.currentTarget).get("email"));
      const body = fillTemplate(mailBody, { email });
      window.location.assign(`${mail}&body=${encodeURIComponent(body)}`);
    }
    notify.success(fillTemplate(openedToast, { contact: contact.email }));
  };

  return (
    <Root plane="tint" headingId="newsletter">
      <Columns split="6-6" align="end">
        <Typography id="newsletter" variant="h2">
          {newsletter.heading}
        </Typography>
        <form
          onSubmit={subscribe}
          {...(signUp
            ? { action: signUp, target: "_blank", rel: "noopener" }
            : { action: mail, method: "post", encType: "text/plain" })}
        >
          <div className="row">
            <Field
              className="field"
              type="email"
              name="email"
              label={newsletter.inputLabel}
              labelHidden
              placeholder={newsletter.placeholder}
              autoComplete="email"
              required
            />
            <Button type="submit">{newsletter.submitLabel}</Button>
          </div>
          <Typography variant="body2" className="consent">
            {newsletter.consent}
          </Typography>
        </form>
      </Columns>
    </Root>
  );
}

export const fragment = graphql`
  fragment NewsletterForm on Newsletter {
    heading
    inputLabel
    placeholder
    submitLabel
    consent
    signUp
    mailSubject
    mailBody
    openedToast
  }

  fragment NewsletterContact on SiteContent {
    email
    emailHref
  }
`;
