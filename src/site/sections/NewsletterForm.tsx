import Box from "@mui/material/Box";
import { graphql } from "gatsby";
import { useState, type SubmitEvent } from "react";
import { fillTemplate } from "../../common/fillTemplate";
import { Button } from "../ui/controls/Button";
import { Field } from "../ui/controls/Field";
import { Columns } from "../ui/structure/Columns";
import { Section, SectionHeading } from "../ui/structure/Section";
import { validateForm } from "../ui/controls/validateForm";
import { useHydrated } from "../ui/hooks/useBrowserValue";
import { useShell } from "../ui/hooks/useShell";
import { FormNotice } from "../ui/text/FormNotice";
import { Caption } from "../ui/text/Caption";

/** Opens a ready e-mail in the visitor's mail program (docs/product.md#newsletter). Works without JavaScript, too. */
export function NewsletterForm(newsletter: Queries.NewsletterFormFragment) {
  const { mailSubject, mailBody } = newsletter;
  const { site } = useShell();
  const [isOpened, setIsOpened] = useState(false);
  const isHydrated = useHydrated();
  const mail = `mailto:${site.email}?subject=${encodeURIComponent(mailSubject)}`;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!validateForm(event.currentTarget)) return;
    setIsOpened(true);
    const values = new FormData(event.currentTarget);
    const email = String(values.get("email")).trim();
    const body = encodeURIComponent(fillTemplate(mailBody, { email }));
    window.location.assign(`${mail}&body=${body}`);
  }

  return (
    <Section plane="neutralSoft" headingId="newsletter">
      <Columns first={6} second={6}>
        <SectionHeading>{newsletter.heading}</SectionHeading>{" "}
        <form
          onSubmit={onSubmit}
          // The opened mail has another address.
          onInput={() => setIsOpened(false)}
          noValidate={isHydrated}
          action={mail}
          method="post"
          encType="text/plain"
        >
          <Box
            sx={{
              display: "grid",
              gap: 3,
              alignItems: "start",
              gridTemplateColumns: { sm: "1fr auto" },
              // As high as the field.
              "& > button": { minHeight: 56 },
            }}
          >
            <Field
              type="email"
              name="email"
              label={newsletter.inputLabel}
              labelHidden
              placeholder={newsletter.placeholder}
              autoComplete="email"
              maxLength={254}
              required
            />
            <Button type="submit">{newsletter.submitLabel}</Button>
          </Box>
          <Box sx={{ display: "grid", gap: 3, mt: 4 }}>
            <Caption>{newsletter.mailNote}</Caption>
            <FormNotice privacy={newsletter.privacy}>
              {newsletter.consent}
            </FormNotice>
            <b role="status">
              {isOpened &&
                fillTemplate(newsletter.openedText, { contact: site.email })}
            </b>
          </Box>
        </form>
      </Columns>
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
    mailSubject
    mailBody
    mailNote
    openedText
    privacy {
      ...Action
    }
  }
`;
