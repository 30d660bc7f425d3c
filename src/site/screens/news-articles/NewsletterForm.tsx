import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { useState, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { logError } from "../../../common/errors";
import { fillTemplate } from "../../../common/fillTemplate";
import { FormNotice } from "../../contact/FormNotice";
import { radii } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { Section } from "../../ui/Section";
import { Spinner } from "../../ui/Spinner";
import { useShell } from "../../ui/useShell";

const Row = styled("div")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  gap: 10,
  [theme.breakpoints.up("md")]: { flexDirection: "row" },
}));

const EmailField = styled(Field)({
  flex: 1,
  "& input, & input:focus": { paddingInline: 24, borderRadius: radii.pill },
});

const Form = styled("form")({
  "& p": { marginTop: 14 },
  "& [role=status]": { fontWeight: 600 },
});

/** opened: the visitor's mail program or the sign-up page is open. */
type Status = "idle" | "sending" | "sent" | "failed" | "opened";

/** Whether the mail service handles subscriptions. It needs a template for them. */
const usesMailService = (): boolean =>
  Boolean(process.env.GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID);

/**
 * Subscribes through the mail service, the sign-up page, or the visitor's mail program (docs/product.md#newsletter).
 * Without JavaScript it opens the mail program or the sign-up page.
 */
export function NewsletterForm(newsletter: Queries.NewsletterFormFragment) {
  const { signUp, mailSubject, mailBody } = newsletter;
  const { email: contact, emailHref, legal } = useShell().site;
  const [status, setStatus] = useState<Status>("idle");
  const isSending = status === "sending";
  const outcome =
    status !== "idle" && !isSending && newsletter[`${status}Text`];
  const mail = `${emailHref}?subject=${encodeURIComponent(mailSubject)}`;

  async function send(form: HTMLFormElement, email: string): Promise<void> {
    // At once, because a second submit may come before the next render.
    flushSync(() => setStatus("sending"));
    try {
      const { sendSubscription } = await import("../../contact/sendMessage");
      await sendSubscription(email);
      form.reset();
      setStatus("sent");
    } catch (reason) {
      logError("The newsletter subscription failed.", String(reason));
      setStatus("failed");
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    const email = String(new FormData(form).get("email")).trim();
    if (usesMailService()) {
      event.preventDefault();
      if (!isSending) void send(form, email);
      return;
    }
    setStatus("opened");
    // The browser opens the sign-up page with the form.
    if (signUp) return;
    event.preventDefault();
    const body = encodeURIComponent(fillTemplate(mailBody, { email }));
    window.location.assign(`${mail}&body=${body}`);
  }

  return (
    <Section
      plane="tint"
      headingId="newsletter"
      heading={newsletter.heading}
      split="6-6"
      align="end"
      sx={{ paddingBlock: "clamp(3.5rem, 6vw, 6rem)" }}
    >
      <Form
        onSubmit={onSubmit}
        {...(signUp
          ? { action: signUp, target: "_blank", rel: "noopener" }
          : { action: mail, method: "post", encType: "text/plain" })}
      >
        <Row>
          <EmailField
            type="email"
            name="email"
            label={newsletter.inputLabel}
            labelHidden
            placeholder={newsletter.placeholder}
            autoComplete="email"
            maxLength={254}
            required
            readOnly={isSending}
          />
          <Button type="submit" disabled={isSending}>
            {isSending && <Spinner size={20} />}
            {isSending ? newsletter.sendingLabel : newsletter.submitLabel}
          </Button>
        </Row>
        <FormNotice privacy={newsletter.privacy}>
          {newsletter.consent}{" "}
          {usesMailService() && fillTemplate(newsletter.notice, legal)}
        </FormNotice>
        <div role="status">
          {outcome && <p>{fillTemplate(outcome, { contact })}</p>}
        </div>
      </Form>
    </Section>
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
    openedText
    notice
    privacy {
      ...Action
    }
    sendingLabel
    sentText
    failedText
  }
`;
