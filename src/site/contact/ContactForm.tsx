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

const Root = styled("form")(({ theme: { shape, breakpoints } }) => ({
  display: "grid",
  gap: 22,
  borderRadius: shape.borderRadius,
  padding: "clamp(20px, 3.4vw, 52px)",
  [breakpoints.up("md")]: { "& > button": { justifySelf: "start" } },
}));

const Pair = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "22px 18px",
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "1fr 1fr" },
}));

/** A field that only programs fill in. */
const Trap = styled("div")({ position: "absolute", left: -9999 });

const Links = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  columnGap: 28,
});

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
      <Trap aria-hidden="true">
        <label>
          {form.trapLabel}
          <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      <Button type="submit" disabled={isSending}>
        {isSending && <Spinner size={20} />}
        {isSending ? form.sendingLabel : form.submitLabel}
      </Button>
      {progress === "failed" && (
        <div>
          <p>{form.alternativeText}</p>
          <Links>
            <TextLink href={site.emailHref} label={site.email} icon={mail} />
            <TextLink
              href={site.phoneHref}
              label={site.phone}
              icon={phoneIcon}
            />
          </Links>
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
