import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { labels } from "../../labels";
import { Button } from "../../ui/controls/Button";
import { Field } from "../../ui/controls/Field";
import { Spinner } from "../../ui/controls/Spinner";
import { useHydrated } from "../../ui/hooks/useBrowserValue";
import { useShell } from "../../ui/hooks/useShell";
import { TextLink } from "../../ui/links/TextLink";
import { mail, phone } from "../../ui/pictures/contactIconPaths";
import { FormNotice } from "../../ui/text/FormNotice";
import { trap, useContactForm } from "./useContactForm";
import { space } from "../../theme/tokens";

/** Beside the words and the steps of the page; in one column between them. */
const Form = styled("form")(({ theme: { shape, breakpoints } }) => ({
  display: "grid",
  gap: space[5],
  borderRadius: shape.borderRadius,
  padding: space[6],
  [breakpoints.up("sm")]: { "& > [type=submit]": { justifySelf: "start" } },
  // The message fills what the other column is higher.
  gridTemplateRows: "auto auto 1fr",
  [breakpoints.up("md")]: { gridArea: "1 / 2 / span 2" },
}));

/**
 * Sends a message to the firm (docs/product.md#contact-form). Without scripts the browser hands
 * the message to the visitor's own mail program.
 */
export function ContactForm({ form }: { form: Queries.ContactFormFragment }) {
  const { site } = useShell();
  const { status, formProps } = useContactForm(form);
  const isHydrated = useHydrated();
  const isSending = status === "sending";

  return (
    <Form
      {...formProps}
      data-plane="neutralSoft"
      action={`mailto:${site.email}`}
      method="post"
      encType="text/plain"
      aria-label={form.name}
      // validateForm has the browser check the fields after it has cleaned them.
      noValidate={isHydrated}
    >
      <Field
        readOnly={isSending}
        label={form.nameLabel}
        name="name"
        autoComplete="name"
        maxLength={100}
        required
      />
      <Box
        sx={{
          display: "grid",
          rowGap: 5,
          columnGap: 4,
          gridTemplateColumns: { sm: "1fr 1fr" },
        }}
      >
        <Field
          readOnly={isSending}
          label={form.emailLabel}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <Field
          readOnly={isSending}
          label={form.phoneLabel}
          mark={labels.optional}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={30}
        />
      </Box>
      <Field
        readOnly={isSending}
        label={form.messageLabel}
        name="message"
        multiline
        required
      />
      {/* People and screen readers do not meet it, and it is in no mail that is written without scripts. */}
      {isHydrated && (
        <div hidden>
          <input name={trap} tabIndex={-1} autoComplete="off" />
        </div>
      )}
      <div>
        <FormNotice privacy={form.privacy}>{form.notice}</FormNotice>
        {/* Always in the document, because screen readers announce only what enters it. */}
        <Box role="status" sx={{ "& > p": { mt: 4 } }}>
          {status === "sent" && <p>{form.sentNote}</p>}
          {status === "failed" && (
            <>
              <p>{form.alternativeText}</p>
              <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 6 }}>
                <TextLink to={site.phoneHref} label={site.phone} icon={phone} />
                <TextLink
                  to={`mailto:${site.email}`}
                  label={site.email}
                  icon={mail}
                />
              </Box>
            </>
          )}
        </Box>
      </div>
      <Button type="submit" disabled={isSending}>
        {isSending && <Spinner />}
        {/* Browsers that translate the page replace a text that is not alone in its element. */}
        <span>{isSending ? form.sendingLabel : form.submitLabel}</span>
      </Button>
    </Form>
  );
}

export const fragment = graphql`
  fragment ContactForm on ContactForm {
    name
    nameLabel
    emailLabel
    phoneLabel
    messageLabel
    submitLabel
    sendingLabel
    sendingToast
    sentToast
    failedToast
    sentNote
    alternativeText
    notice
    privacy {
      ...Action
    }
  }
`;
