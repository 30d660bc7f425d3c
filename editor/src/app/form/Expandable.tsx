import ExpandMore from "@mui/icons-material/ExpandMore";
import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { fieldId, type FieldPath } from "../model/schema";
import { useFormState } from "./formContext";
import { isInside } from "./validate";

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
  const { expanded, toggle, problemIds } = useFormState();
  const id = fieldId(path);
  const hasProblem = problemIds.some((problem) => isInside(problem, id));
  return (
    <Accordion
      data-field={id}
      variant="outlined"
      disableGutters
      expanded={expanded.has(id)}
      onChange={() => toggle(id)}
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
        <Typography sx={{ overflowWrap: "anywhere" }}>
          {title}
          {hasProblem && (
            <Typography component="span" color="error">
              {" "}
              (needs a change)
            </Typography>
          )}
        </Typography>
      </AccordionSummary>
      <AccordionDetails data-body>{children}</AccordionDetails>
    </Accordion>
  );
}
