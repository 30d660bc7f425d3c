import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import { useId, useState } from "react";

interface FaqAccordionProps {
  items: readonly { question: string; answer: string }[];
}

/** Questions of which one or none is open; the first is at the start (docs/product.md#accordion). */
export function FaqAccordion({ items }: FaqAccordionProps) {
  const id = useId();
  const [open, setOpen] = useState<number | null>(0);
  return (
    <div>
      {items.map(({ question, answer }, index) => (
        <Accordion
          key={question}
          expanded={open === index}
          onChange={(_event, expanded) => {
            setOpen(expanded ? index : null);
          }}
        >
          <AccordionSummary
            id={`${id}-question-${index}`}
            aria-controls={`${id}-answer-${index}`}
          >
            {question}
            <span className="plusMinus" aria-hidden="true" />
          </AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
