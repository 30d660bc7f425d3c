import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { useState, type SubmitEvent } from "react";
import { fillTemplate } from "../../common/fillTemplate";
import { radii, space } from "../theme/tokens";
import { Button } from "../ui/controls/Button";
import { Field } from "../ui/controls/Field";
import { Columns } from "../ui/structure/Columns";
import { Section, SectionHeading } from "../ui/structure/Section";
import { validateForm } from "../ui/controls/validateForm";
import { useHydrated } from "../ui/hooks/useBrowserValue";
import { useShell } from "../ui/hooks/useShell";
import { FormNotice } from "../ui/text/FormNotice";
import { Caption } from "../ui/text/Caption";

const Row = styled("div")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  [theme.breakpoints.up("sm")]: { flexDirection: "row" },
}));

const EmailField = styled(Field)({
  flex: 1,
  '& [data-slot="control"], & [data-slot="control"]:focus': {
    paddingInline: space[5],
    borderRadius: radii.pill,
  },
});

const Notice = styled(FormNotice)({ marginTop: space[4] });

const Outcome = styled("p")({ marginTop: space[4], fontWeight: 600 });

/** Opens a ready e-mail in the visitor's mail program (docs/product.md#newsletter). Works without JavaScript, too. */
export function NewsletterForm(newsletter: Queries.NewsletterFormFragment) {
  const { mailSubject, mailBody } = newsletter;
  const { site } = useShell();
  const { email: contact, emailHref } = site;
  const [isOpened, setIsOpened] = useState(false);
  const isHydrated = useHydrated();
  const mail = `${emailHref}?subject=${encodeURIComponent(mailSubject)}`;

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
      <Columns first={6} second={6} align="end">
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
            />
            <Button id="subscribe" type="submit">
              <span>{newsletter.submitLabel}</span>
            </Button>
          </Row>
          <Caption sx={{ mt: 3 }}>{newsletter.mailNote}</Caption>
          <Notice privacy={newsletter.privacy}>{newsletter.consent}</Notice>
          <div role="status">
            {isOpened && (
              <Outcome>
                {fillTemplate(newsletter.openedText, { contact })}
              </Outcome>
            )}
          </div>
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
