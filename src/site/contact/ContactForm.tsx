import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { fillTemplate } from "../../common/fillTemplate";
import { Button } from "../ui/Button";
import { Field } from "../ui/Field";
import { useLabels } from "../ui/LabelsContext";
import { Spinner } from "../ui/Spinner";
import type { Openings } from "./askedSubject";
import { ContactLinks } from "./ContactLinks";
import { FormNotice } from "./FormNotice";
import { PersonCheck } from "./PersonCheck";
import { SentMessage } from "./SentMessage";
import { Trap } from "./Trap";
import { useContactForm } from "./useContactForm";

const Root = styled("form")(({ theme: { shape, breakpoints } }) => ({
  display: "grid",
  gap: 22,
  borderRadius: shape.borderRadius,
  padding: "clamp(20px, 3.4vw, 52px)",
  "&[hidden]": { display: "none" },
  [breakpoints.up("md")]: { "& > button": { justifySelf: "start" } },
}));

const Pair = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "22px 18px",
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "1fr 1fr" },
}));

interface ContactFormProps {
  form: Queries.ContactFormFragment;
  site: Queries.ContactFormSiteFragment;
  openings: Openings;
}

/**
 * Sends a message to the firm (docs/product.md#contact-form). Without scripts the browser hands
 * the message to the visitor's own mail program.
 */
export function ContactForm({ form, site, openings }: ContactFormProps) {
  const labels = useLabels();
  const { progress, isSuspected, sent, problem, formProps, sentProps } =
    useContactForm(
      {
        problems: {
          required: labels.fieldRequired,
          email: labels.fieldEmail,
          tooLong: labels.fieldTooLong,
        },
        sending: form.sendingToast,
        sent: form.sentToast,
        failed: form.failedToast,
      },
      openings,
    );
  const isSending = progress === "sending";

  return (
    <>
      {sent && (
        <SentMessage
          {...sentProps}
          message={sent}
          texts={form.sent}
          fieldLabels={{
            from_name: form.nameLabel,
            from_email: form.emailLabel,
            phone: form.phoneLabel,
            message: form.messageLabel,
          }}
          contact={<ContactLinks site={site} />}
        />
      )}
      <Root
        {...formProps}
        data-plane="mist"
        action={site.emailHref}
        method="post"
        encType="text/plain"
        aria-labelledby="contact-form"
      >
        <h2 id="contact-form" className="visually-hidden">
          {form.heading}
        </h2>
        <Field
          label={form.nameLabel}
          name="from_name"
          autoComplete="name"
          required
          readOnly={isSending}
          error={problem("from_name")}
        />
        <Pair>
          <Field
            label={form.emailLabel}
            name="from_email"
            type="email"
            autoComplete="email"
            required
            readOnly={isSending}
            error={problem("from_email")}
          />
          <Field
            label={form.phoneLabel}
            optionalMark={labels.optional}
            name="phone"
            type="tel"
            autoComplete="tel"
            readOnly={isSending}
            error={problem("phone")}
          />
        </Pair>
        <Field
          label={form.messageLabel}
          name="message"
          multiline
          required
          readOnly={isSending}
          error={problem("message")}
        />
        <Trap />
        {isSuspected && <PersonCheck texts={form.person} />}
        <FormNotice privacy={form.privacy}>
          {fillTemplate(form.notice, { messagesKept: site.legal.messagesKept })}
        </FormNotice>
        <Button type="submit" disabled={isSending}>
          {isSending && <Spinner size={20} />}
          {isSending ? form.sendingLabel : form.submitLabel}
        </Button>
        {progress === "failed" && (
          <div>
            <p>{form.alternativeText}</p>
            <ContactLinks site={site} />
          </div>
        )}
      </Root>
    </>
  );
}

export const fragments = graphql`
  fragment ContactForm on ContactForm {
    heading
    nameLabel
    emailLabel
    phoneLabel
    messageLabel
    submitLabel
    sendingLabel
    sendingToast
    sentToast
    failedToast
    alternativeText
    notice
    privacy {
      ...FormNotice
    }
    person {
      ...PersonCheck
    }
    sent {
      ...SentMessage
    }
  }

  fragment ContactFormSite on SiteContent {
    emailHref
    legal {
      messagesKept
    }
    ...ContactLinks
  }
`;
