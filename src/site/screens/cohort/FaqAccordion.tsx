import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { useId, useState } from "react";
import { PrimaryIcon } from "../../ui/pictures/PrimaryIcon";
import { line, motion, space } from "../../theme/tokens";

const shown = { height: "auto", visibility: "visible" } as const;

const Item = styled(Accordion)({
  color: "inherit",
  backgroundColor: "transparent",
  borderBottom: line.hairline,
  "&::before": { display: "none" },
  // Without scripts and on paper all answers show.
  "html:not(.js) & .MuiCollapse-root": shown,
  "@media print": { "& .MuiCollapse-root": shown },
});

const Summary = styled(AccordionSummary)(({ theme: { typography } }) => ({
  ...typography.h4,
  minHeight: 76,
  // Room for the focus ring beside the text.
  margin: `0 calc(-1 * ${space[4]})`,
  padding: space[4],
  width: `calc(100% + 2 * ${space[4]})`,
  "& .MuiAccordionSummary-content": {
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[5],
    margin: 0,
  },
  "&:focus-visible": { outlineOffset: -3, borderRadius: 10 },
}));

const plus = "M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6z";
const minus = "M19 13H5v-2h14z";

interface FaqAccordionProps {
  items: readonly { question: string; answer: string }[];
}

/** Questions with at most one open answer, initially the first (docs/product.md#accordion). */
export function FaqAccordion({ items }: FaqAccordionProps) {
  const id = useId();
  const [open, setOpen] = useState<number | undefined>(0);
  return (
    <Box sx={{ borderTop: line.hairline }}>
      {items.map(({ question, answer }, index) => (
        <Item
          key={index}
          disableGutters
          square
          expanded={index === open}
          onChange={(_event, expanded) => setOpen(expanded ? index : undefined)}
          // A section with a name is a region by itself.
          slots={{ region: "section" }}
          slotProps={{
            transition: { timeout: motion.baseMs },
            region: { role: undefined },
          }}
        >
          <Summary
            id={`${id}-question-${index}`}
            aria-controls={`${id}-answer-${index}`}
          >
            {question}
            <PrimaryIcon path={index === open ? minus : plus} />
          </Summary>
          <AccordionDetails
            sx={{
              p: 0,
              pr: { md: 7 },
              pb: 6,
              maxWidth: "44em",
              color: "text.secondary",
            }}
          >
            {answer}
          </AccordionDetails>
        </Item>
      ))}
    </Box>
  );
}
