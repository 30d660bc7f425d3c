import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import type { ReactNode, Ref } from "react";
import { Button } from "../ui/Button";
import { contactFields, type ContactMessage } from "./fields";

const Root = styled("section")(({ theme: { shape, typography, vars } }) => ({
  display: "grid",
  gap: 22,
  justifyItems: "start",
  borderRadius: shape.borderRadius,
  padding: "clamp(20px, 3.4vw, 52px)",
  "& h2": typography.h3,
  "& dl": { display: "grid", gap: 14, width: "100%" },
  "& dt": { ...typography.body2, color: vars.palette.text.secondary },
  "& dd": { whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
}));

interface SentMessageProps {
  message: ContactMessage;
  texts: Queries.SentMessageFragment;
  /** What the fields are called, in the order of the form. */
  fieldLabels: Readonly<Record<keyof ContactMessage, string>>;
  /** E-mail address and phone number of the firm. */
  contact: ReactNode;
  ref: Ref<HTMLElement>;
  onAgain: () => void;
}

/** Stands in the form's place once a message was sent, until the visitor writes again. */
export function SentMessage({
  message,
  texts,
  fieldLabels,
  contact,
  ref,
  onAgain,
}: SentMessageProps) {
  return (
    <Root
      ref={ref}
      tabIndex={-1}
      data-plane="mist"
      aria-labelledby="message-sent"
    >
      <h2 id="message-sent">{texts.heading}</h2>
      <p>{texts.answer}</p>
      {contact}
      <dl aria-label={texts.sentLabel}>
        {contactFields
          .filter(({ name }) => message[name])
          .map(({ name }) => (
            <div key={name}>
              <dt>{fieldLabels[name]}</dt>
              <dd dir="auto">{message[name]}</dd>
            </div>
          ))}
      </dl>
      <Button variant="outlined" onClick={onAgain}>
        {texts.again}
      </Button>
    </Root>
  );
}

export const fragment = graphql`
  fragment SentMessage on SentMessage {
    heading
    answer
    sentLabel
    again
  }
`;
