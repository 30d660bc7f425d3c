import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { motion, radii } from "../theme/tokens";
import { braid } from "./braid";

const Root = styled("div")(({ theme }) => {
  const blue = theme.vars.palette.primary.main;
  return {
    position: "relative",
    "& .braid": { display: "none" },
    "& li": {
      position: "relative",
      minHeight: 112,
      padding: "4px 0 34px 84px",
    },
    // The chain of rings on small screens.
    "& li:not(:last-of-type)::before": {
      content: '""',
      position: "absolute",
      left: 29,
      top: 62,
      bottom: -2,
      width: 2.5,
      backgroundColor: blue,
    },
    "& .number": {
      position: "absolute",
      left: 0,
      top: 2,
      display: "grid",
      placeItems: "center",
      width: 60,
      height: 60,
      paddingTop: 3,
      borderRadius: radii.pill,
      border: `2.5px solid ${blue}`,
      color: blue,
      fontFamily: theme.typography.h1.fontFamily,
      fontSize: "1.625rem",
      lineHeight: 1,
    },
    "& p": { marginTop: 6, color: theme.vars.palette.text.secondary },
    [theme.breakpoints.up("md")]: {
      "& ol": {
        display: "grid",
        gridTemplateColumns: "repeat(var(--count), 1fr)",
      },
      "& .braid": {
        display: "block",
        position: "absolute",
        inset: "0 0 auto",
        width: "100%",
        height: 92,
        color: blue,
      },
      "& li": { padding: "116px 12px 0", textAlign: "center" },
      "& li:not(:last-of-type)::before": { display: "none" },
      "& .number": {
        left: "calc(50% - 30px)",
        top: 16,
        border: 0,
        fontSize: "2rem",
      },
      // Many steps: a flatter line and smaller titles.
      "&[data-compact] .braid": { height: 72 },
      "&[data-compact] li": { paddingTop: 92 },
      "&[data-compact] .number": { top: 6, fontSize: "1.375rem" },
      "&[data-compact] h3": { fontSize: "1.0625rem", minHeight: "2.5em" },
    },
  };
});

interface ProcessLineProps {
  steps: readonly { title: string; description: string }[];
}

/** Numbered steps inside the loops of one braided line; a vertical chain of rings below 900 px. */
export function ProcessLine({ steps }: ProcessLineProps) {
  const compact = steps.length > 4;
  return (
    <Root
      style={{ "--count": steps.length }}
      data-compact={compact || undefined}
      data-enter=""
    >
      <Braid count={steps.length} />
      <ol>
        {steps.map(({ title, description }, index) => (
          <li key={title}>
            <span className="number" aria-hidden="true">
              {index + 1}
            </span>
            <Typography variant={compact ? "h4" : "h3"} component="h3">
              {title}
            </Typography>
            <Typography variant="body2">{description}</Typography>
          </li>
        ))}
      </ol>
    </Root>
  );
}

function Braid({ count }: { count: number }) {
  const { width, height, strands } = braid(count);
  return (
    <svg
      aria-hidden="true"
      className="braid"
      data-fill=""
      style={{ animationDuration: `${motion.draw}ms` }}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
    >
      {strands.map((path) => (
        <path key={path} d={path} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
