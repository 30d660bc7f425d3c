import { styled } from "@mui/material/styles";
import { useId, type ToggleEvent } from "react";
import { mediumSerif, motion, radii } from "../theme/tokens";

const Item = styled("details")(({ theme: { vars } }) => ({
  borderBottom: `1px solid ${vars.palette.divider}`,
  "&:first-of-type": { borderTop: `1px solid ${vars.palette.divider}` },
  "&::details-content": {
    blockSize: 0,
    overflow: "clip",
  },
  "&[open]::details-content": { blockSize: "auto" },
  "@media (prefers-reduced-motion: no-preference)": {
    interpolateSize: "allow-keywords",
    "&::details-content": {
      transition: `block-size ${motion.baseMs}ms ${motion.standard}, content-visibility ${motion.baseMs}ms allow-discrete`,
    },
  },
  // Paper cannot be pressed.
  "@media print": {
    "&::details-content": { blockSize: "auto", contentVisibility: "visible" },
  },
}));

const Summary = styled("summary")({
  minHeight: 76,
  padding: "16px 0",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 24,
  listStyle: "none",
  cursor: "pointer",
  "&::-webkit-details-marker": { display: "none" },
  "&:focus-visible": {
    outlineOffset: -3,
    borderRadius: 10,
    paddingInline: 14,
  },
});

const Question = styled("h3")(({ theme }) => ({
  ...theme.typography.h4,
  ...mediumSerif,
  lineHeight: 1.3,
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
  "[open] > summary > &": {
    backgroundColor: vars.palette.primary.main,
    borderColor: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    "&::after": { display: "none" },
  },
}));

const Answer = styled("div")(({ theme }) => ({
  padding: "0 0 28px",
  maxWidth: "44em",
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up("md")]: { paddingRight: 64 },
}));

/** Closes the others in browsers that do not know the name of a group yet. */
const closeOthers = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
  if (currentTarget.open)
    for (const item of currentTarget.parentElement?.children ?? [])
      if (item !== currentTarget) item.removeAttribute("open");
};

interface FaqAccordionProps {
  items: readonly { question: string; answer: string }[];
}

/** Questions of which one or none is open, without scripts, too; the first is at the start (docs/product.md#accordion). */
export function FaqAccordion({ items }: FaqAccordionProps) {
  const name = useId();
  return (
    <div>
      {items.map(({ question, answer }, index) => (
        <Item
          key={question}
          name={name}
          open={index === 0}
          onToggle={closeOthers}
        >
          <Summary>
            <Question>{question}</Question>
            <PlusMinus aria-hidden="true" />
          </Summary>
          <Answer>{answer}</Answer>
        </Item>
      ))}
    </div>
  );
}
