import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import { styled } from "@mui/material/styles";
import { memo, useCallback, useId, useState } from "react";
import { radii } from "../theme/tokens";

/** Plus, or minus on a filled disc while the answer is open. */
const PlusMinus = styled("span")(({ theme: { vars } }) => ({
  flex: "none",
  width: 44,
  height: 44,
  display: "grid",
  placeItems: "center",
  borderRadius: radii.pill,
  border: `1.5px solid ${vars.palette.border.control}`,
  color: vars.palette.primary.main,
  "&::before, &::after": {
    content: '""',
    gridArea: "1 / 1",
    width: 14,
    // A border, because forced colours leave those and drop backgrounds.
    borderTop: "2px solid currentColor",
  },
  "&::after": { rotate: "90deg" },
  ".Mui-expanded &": {
    backgroundColor: vars.palette.primary.main,
    borderColor: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    "&::after": { display: "none" },
  },
}));

interface QuestionProps {
  id: string;
  question: string;
  answer: string;
  expanded: boolean;
  onToggle: (id: string, expanded: boolean) => void;
}

/** Kept as it is while others open and close: drawing all of them anew would hold up the opening on a phone. */
const Question = memo(function Question({
  id,
  question,
  answer,
  expanded,
  onToggle,
}: QuestionProps) {
  return (
    <Accordion
      expanded={expanded}
      onChange={(_event, isOpen) => onToggle(id, isOpen)}
    >
      <AccordionSummary id={`${id}-question`} aria-controls={`${id}-answer`}>
        {question}
        <PlusMinus aria-hidden="true" />
      </AccordionSummary>
      <AccordionDetails>{answer}</AccordionDetails>
    </Accordion>
  );
});

interface FaqAccordionProps {
  items: readonly { question: string; answer: string }[];
}

/** Questions of which one or none is open; the first is at the start (docs/product.md#accordion). */
export function FaqAccordion({ items }: FaqAccordionProps) {
  const id = useId();
  const [open, setOpen] = useState<string | null>(`${id}-0`);
  const toggle = useCallback(
    (question: string, expanded: boolean) =>
      setOpen(expanded ? question : null),
    [],
  );
  return (
    <div>
      {items.map(({ question, answer }, index) => (
        <Question
          key={question}
          id={`${id}-${index}`}
          question={question}
          answer={answer}
          expanded={open === `${id}-${index}`}
          onToggle={toggle}
        />
      ))}
    </div>
  );
}
