import { styled, type CSSObject } from "@mui/material/styles";
import { useId, useState } from "react";
import { mediumSerif, motion, radii } from "../theme/tokens";

const Item = styled("div")(({ theme: { vars } }) => ({
  borderBottom: `1px solid ${vars.palette.divider}`,
  "&:first-of-type": { borderTop: `1px solid ${vars.palette.divider}` },
}));

const Question = styled("button")(({ theme: { typography } }) => ({
  ...typography.h4,
  ...mediumSerif,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 24,
  width: "100%",
  minHeight: 76,
  padding: "16px 0",
  border: 0,
  background: "none",
  color: "inherit",
  lineHeight: 1.3,
  textAlign: "start",
  cursor: "pointer",
  "&:focus-visible": {
    outlineOffset: -3,
    borderRadius: 10,
    paddingInline: 14,
  },
}));

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
  "[aria-expanded=true] &": {
    backgroundColor: vars.palette.primary.main,
    borderColor: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    "&::after": { display: "none" },
  },
}));

const unfolded: CSSObject = { gridTemplateRows: "1fr", visibility: "visible" };

/** A grid, because the height of its row can be animated. */
const Answer = styled("div")(({ theme: { vars, breakpoints } }) => ({
  display: "grid",
  gridTemplateRows: "0fr",
  visibility: "hidden",
  transition: `grid-template-rows ${motion.baseMs}ms ${motion.standard}, visibility ${motion.baseMs}ms`,
  "&[data-open], html:not(.js) &": unfolded,
  "@media print": unfolded,
  "& > div": { overflow: "hidden" },
  "& p": {
    maxWidth: "44em",
    paddingBottom: 28,
    color: vars.palette.text.secondary,
    [breakpoints.up("md")]: { paddingRight: 64 },
  },
}));

interface FaqAccordionProps {
  items: readonly { question: string; answer: string }[];
}

/** Questions with at most one open answer, at first the first (docs/product.md#accordion). */
export function FaqAccordion({ items }: FaqAccordionProps) {
  const id = useId();
  const [open, setOpen] = useState<number | undefined>(0);
  return (
    <div>
      {items.map(({ question, answer }, index) => {
        const isOpen = index === open;
        return (
          <Item key={question}>
            <h3>
              <Question
                type="button"
                id={`${id}-question-${index}`}
                aria-controls={`${id}-answer-${index}`}
                aria-expanded={isOpen}
                onClick={() => setOpen(isOpen ? undefined : index)}
              >
                {question}
                <PlusMinus aria-hidden="true" />
              </Question>
            </h3>
            <Answer
              role="region"
              id={`${id}-answer-${index}`}
              aria-labelledby={`${id}-question-${index}`}
              data-open={isOpen ? "" : undefined}
            >
              <div>
                <p>{answer}</p>
              </div>
            </Answer>
          </Item>
        );
      })}
    </div>
  );
}
