import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { useState, type SubmitEvent } from "react";
import { fillTemplate } from "../../../common/fillTemplate";
import { FormNotice } from "../../contact/FormNotice";
import { SubmitButton } from "../../contact/SubmitButton";
import { useSubmission } from "../../contact/useSubmission";
import { loadCode } from "../../loading/loadCode";
import { radii } from "../../theme/tokens";
import { Field } from "../../ui/controls/Field";
import { Section } from "../../ui/structure/Section";
import { useShell } from "../../ui/hooks/useShell";

const Row = styled("div")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  gap: 10,
  [theme.breakpoints.up("md")]: { flexDirection: "row" },
}));

const EmailField = styled(Field)({
  flex: 1,
  '& [data-slot="control"], & [data-slot="control"]:focus': {
    paddingInline: 24,
    borderRadius: radii.pill,
  },
});

const Notice = styled(FormNotice)({ marginTop: 14 });

const Outcome = styled("p")({ marginTop: 14, fontWeight: 600 });

/** Whether the mail service handles subscriptions. It needs a template for them. */
const usesMailService = (): boolean =>
  Boolean(process.env.GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID);

const readEmail = (form: HTMLFormElement) =>
  String(new FormData(form).get("email")).trim();

const loadSending = () => loadCode(() => import("../../contact/sendMessage"));

/** Loads the code for sending while the visitor types. */
function prepare(): void {
  if (!usesMailService()) return;
  loadSending()
    .then(({ loadMailLibrary }) => loadMailLibrary())
    .catch(() => undefined);
}

/**
 * Subscribes through the mail service, the sign-up page, or the visitor's mail program (docs/product.md#newsletter).
 * Without JavaScript it opens the mail program or the sign-up page.
 */
export function NewsletterForm(newsletter: Queries.NewsletterFormFragment) {
  const { signUp, mailSubject, mailBody } = newsletter;
  const { email: contact, emailHref, legal } = useShell().site;
  /** Whether the visitor's mail program or the sign-up page is open. */
  const [isOpened, setIsOpened] = useState(false);
  const { ref, status, submit } = useSubmission({
    name: "The newsletter subscription",
    send: async (form) => {
      const email = readEmail(form);
      const { sendSubscription } = await loadSending();
      await sendSubscription(email);
    },
  });
  const isSending = status === "sending";
  const ending = isOpened ? "opened" : status;
  const outcome =
    ending !== "idle" && ending !== "sending" && newsletter[`${ending}Text`];
  const mail = `${emailHref}?subject=${encodeURIComponent(mailSubject)}`;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    if (usesMailService()) {
      event.preventDefault();
      void submit(form);
      return;
    }
    setIsOpened(true);
    // The browser opens the sign-up page with the form.
    if (signUp) return;
    event.preventDefault();
    const body = encodeURIComponent(
      fillTemplate(mailBody, { email: readEmail(form) }),
    );
    window.location.assign(`${mail}&body=${body}`);
  }

  return (
    <Section
      plane="primaryTint"
      headingId="newsletter"
      heading={newsletter.heading}
      split="6-6"
      align="end"
      sx={{ paddingBlock: "clamp(3.5rem, 6vw, 6rem)" }}
    >
      <form
        ref={ref}
        onFocus={prepare}
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
          <SubmitButton
            id="subscribe"
            isSending={isSending}
            label={newsletter.submitLabel}
            sendingLabel={newsletter.sendingLabel}
          />
        </Row>
        <Notice privacy={newsletter.privacy}>
          {newsletter.consent}{" "}
          {usesMailService() && fillTemplate(newsletter.notice, legal)}
        </Notice>
        <div role="status">
          {outcome && <Outcome>{fillTemplate(outcome, { contact })}</Outcome>}
        </div>
      </form>
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
