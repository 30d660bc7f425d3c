import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { Button } from "../ui/Button";
import { Field } from "../ui/Field";
import { mail, phone as phoneIcon } from "../ui/iconPaths";
import { useLabels } from "../ui/LabelsContext";
import { Spinner } from "../ui/Spinner";
import { TextLink } from "../ui/TextLink";
import { trapName } from "./fields";
import { useContactForm } from "./useContactForm";

const Root = styled("form")(({ theme }) => ({
  display: "grid",
  gap: 22,
  borderRadius: theme.shape.borderRadius,
  padding: "clamp(20px, 3.4vw, 52px)",
  "& .pair": { display: "grid", gap: "22px 18px" },
  "& .trap": { position: "absolute", left: -9999 },
  "& .links": { display: "flex", flexWrap: "wrap", columnGap: 28 },
  [theme.breakpoints.up("md")]: {
    "& .pair": { gridTemplateColumns: "1fr 1fr" },
    "& button": { justifySelf: "start" },
  },
}));

interface ContactFormProps {
  form: Queries.ContactFormFragment;
  site: Queries.ContactFormSiteFragment;
}

/**
 * Sends a message to the firm (docs/product.md#contact-form). Without scripts the browser hands
 * the message to the visitor's own mail program.
 */
export function ContactForm({ form, site }: ContactFormProps) {
  const labels = useLabels();
  const { progress, problem, formProps } = useContactForm({
    problems: {
      required: labels.fieldRequired,
      email: labels.fieldEmail,
      tooLong: labels.fieldTooLong,
    },
    sending: form.sendingToast,
    sent: form.sentToast,
    failed: form.failedToast,
  });
  const isSending = progress === "sending";

  return (
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
      <div className="pair">
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
      </div>
      <Field
        label={form.messageLabel}
        name="message"
        multiline
        required
        readOnly={isSending}
        error={problem("message")}
      />
      <div className="trap" aria-hidden="true">
        <label>
          {form.trapLabel}
          <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" disabled={isSending}>
        {isSending && <Spinner size={20} />}
        {isSending ? form.sendingLabel : form.submitLabel}
      </Button>
      {progress === "failed" && (
        <div>
          <p>{form.alternativeText}</p>
          <div className="links">
            <TextLink href={site.emailHref} label={site.email} icon={mail} />
            <TextLink
              href={site.phoneHref}
              label={site.phone}
              icon={phoneIcon}
            />
          </div>
        </div>
      )}
    </Root>
  );
}

export const fragments = graphql`
  fragment ContactForm on ContactForm {
    heading
    nameLabel
    emailLabel
    phoneLabel
    messageLabel
    trapLabel
    submitLabel
    sendingLabel
    sendingToast
    sentToast
    failedToast
    alternativeText
  }

  fragment ContactFormSite on SiteContent {
    email
    emailHref
    phone
    phoneHref
  }
`;
