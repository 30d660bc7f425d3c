import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import type { SubmitEvent } from "react";
import { fillTemplate } from "../../../common/fillTemplate";
import { notify } from "../../notifications/notify";
import { Button } from "../../ui/Button";
import { Columns } from "../../ui/Columns";
import { Field } from "../../ui/Field";
import { Section } from "../../ui/Section";

const Root = styled(Section)({ paddingBlock: "clamp(3.5rem, 6vw, 6rem)" });

const Row = styled("div")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  gap: 10,
  [theme.breakpoints.up("md")]: { flexDirection: "row" },
}));

const EmailField = styled(Field)({ flex: 1 });

const Consent = styled("p")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  marginTop: 14,
  color: vars.palette.text.secondary,
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
          <Row>
            <EmailField
              shape="pill"
              type="email"
              name="email"
              label={newsletter.inputLabel}
              labelHidden
              placeholder={newsletter.placeholder}
              autoComplete="email"
              required
            />
            <Button type="submit">{newsletter.submitLabel}</Button>
          </Row>
          <Consent>{newsletter.consent}</Consent>
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
