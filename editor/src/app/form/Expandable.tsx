import ExpandMore from "@mui/icons-material/ExpandMore";
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Typography,
} from "@mui/material";
import type { ReactNode } from "react";
import { fieldId, type FieldPath } from "../model/schema";

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
  const id = fieldId(path);
  return (
    <Accordion
      data-field={id}
      variant="outlined"
      disableGutters
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
