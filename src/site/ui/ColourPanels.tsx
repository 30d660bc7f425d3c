import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { Plane } from "../theme/planes";
import { Icon } from "./Icon";
import { arrowForward } from "./iconPaths";
import { SmartLink } from "./SmartLink";
import { TextLink } from "./TextLink";

const Root = styled("ul")(({ theme }) => ({
  display: "grid",
  "& .panel": {
    display: "flex",
    flexDirection: "column",
    minHeight: 230,
    height: "100%",
    padding: `clamp(2.25rem, 4.4vw, 4.5rem) ${theme.layout.gutter}`,
    color: theme.vars.palette.text.primary,
    textDecoration: "none",
    "&:focus-visible": { outlineOffset: -6 },
  },
  "& p": { maxWidth: "24em", margin: "12px 0 16px" },
  "& .end": { marginTop: "auto" },
  "& .art": { display: "none", color: theme.vars.palette.primary.main },
  "&[data-whole] .panel": {
    minHeight: 250,
    justifyContent: "flex-end",
    paddingBlock: "clamp(20px, 2.6vw, 44px)",
    "& p": { margin: "10px 0 22px" },
    "& .end": { marginTop: 0 },
    "&:hover h3": {
      textDecoration: "underline",
      textDecorationThickness: 1.5,
      textUnderlineOffset: 6,
    },
  },
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "repeat(var(--count), 1fr)",
    "&:not([data-whole]) .panel": {
      minHeight: 340,
      paddingInline: "clamp(1.25rem, 3.4vw, 3.5rem)",
    },
    "& .art": { display: "block", marginBottom: "auto" },
    "&[data-whole] .panel": { minHeight: 580 },
  },
  [theme.breakpoints.between("md", "lg")]: {
    "&[data-whole]": { gridTemplateColumns: "1fr 1fr" },
  },
  [theme.breakpoints.up("lg")]: {
    "&[data-whole] .panel": { paddingInline: "clamp(20px, 2.6vw, 44px)" },
  },
}));

interface ColourPanelsProps {
  items: readonly {
    title: string;
    description: string;
    plane: Plane;
    to: string;
    /** The visible link; left out, the whole panel is the link. */
    label?: string;
  }[];
  /** Line art at the top of each panel. */
  art?: (index: number) => ReactNode;
}

/** Full-bleed planes side by side. */
export function ColourPanels({ items, art }: ColourPanelsProps) {
  const whole = items.every(({ label }) => label === undefined);
  return (
    <Root style={{ "--count": items.length }} data-whole={whole || undefined}>
      {items.map(({ title, description, plane, to, label }, index) => {
        const content = (
          <>
            {art && <span className="art">{art(index)}</span>}
            <Typography variant="h3" component="h3">
              {title}
            </Typography>
            <Typography>{description}</Typography>
          </>
        );
        return (
          <li key={title} data-plane={plane}>
            {label === undefined ? (
              <SmartLink href={to} className="panel">
                {content}
                <Icon path={arrowForward} className="end" />
              </SmartLink>
            ) : (
              <div className="panel">
                {content}
                <TextLink
                  href={to}
                  label={label}
                  context={title}
                  className="end"
                />
              </div>
            )}
          </li>
        );
      })}
    </Root>
  );
}
