import ExpandMore from "@mui/icons-material/ExpandMore";
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Typography,
} from "@mui/material";
import { useState, type ReactNode } from "react";
import { fieldId, type FieldPath } from "../model/schema";
import { useFormState, type Target } from "./formContext";

/** A group or an entry of a list that opens with a click on its whole row; closed, it renders nothing inside. */
export function Expandable({
  path,
  title,
  children,
}: {
  path: FieldPath;
  title: string;
  children: ReactNode;
}) {
  const { target } = useFormState();
  const [isOpen, setIsOpen] = useState(false);
  const [lastTarget, setLastTarget] = useState<Target>();
  const id = fieldId(path);
  if (target && target !== lastTarget) {
    setLastTarget(target);
    if (`${fieldId(target.path)}_`.startsWith(`${id}_`)) setIsOpen(true);
  }
  return (
    <Accordion
      data-field={id}
      variant="outlined"
      disableGutters
      expanded={isOpen}
      onChange={(_event, next) => setIsOpen(next)}
      slotProps={{
        heading: { component: "div" },
        transition: { unmountOnExit: true, timeout: 0 },
      }}
    >
      <AccordionSummary
        expandIcon={<ExpandMore />}
        id={`${id}-summary`}
        aria-controls={`${id}-details`}
      >
        <Typography sx={{ overflowWrap: "anywhere" }}>{title}</Typography>
      </AccordionSummary>
      <AccordionDetails data-body>{children}</AccordionDetails>
    </Accordion>
  );
}
