import {
  keyframes,
  styled,
  type SxProps,
  type Theme,
} from "@mui/material/styles";
import type { Cell } from "../../../common/kolam/shapes";
import { traceKolam } from "../../../common/kolam/traceKolam";
import { moving } from "../../theme/media";
import { motion } from "../../theme/tokens";

const draw = keyframes({
  from: { strokeDasharray: 1, strokeDashoffset: 1 },
  to: { strokeDasharray: 1, strokeDashoffset: 0 },
});

const seen = keyframes({ "from, to": { "--drawing": "running" } });

const pop = keyframes({ from: { opacity: 0 } });

const Drawing = styled("svg")(({ theme }) => ({
  "& path": { stroke: "var(--line, currentColor)", strokeLinejoin: "round" },
  "& circle": { fill: "var(--dot, currentColor)" },
  "& [data-goal]": { fill: theme.vars.palette.growth.main },
  // The line draws itself, then the dots pop in (docs/design.md#motion).
  [moving]: {
    "&[data-drawn]": {
      "& path": {
        animation: `${draw} ${motion.drawMs}ms ${motion.drawing} backwards`,
      },
      "& circle": {
        animation: `${pop} ${motion.fastMs}ms calc(${motion.drawMs}ms + 30ms * var(--index, 0)) backwards`,
      },
      // As specific as the two above, which would set it back.
      "& :is(path, circle)": { animationPlayState: "var(--drawing, running)" },
      // Not before it is in view. WebKit, the only engine with hanging punctuation, does not inherit the keyframes' value
      // and draws at once.
      "@supports (animation-timeline: view()) and (not (hanging-punctuation: first))":
        {
          "--drawing": "paused",
          animation: `${seen} linear forwards`,
          animationTimeline: "view()",
          animationRangeStart: "entry 25%",
        },
    },
  },
}));

interface KolamProps {
  /** The dots, such as diamond(n), rect(columns, rows) or skyline(heights). */
  cells: readonly Cell[];
  /** Distance between two dots in pixels, before CSS scales the picture. */
  size?: number;
  strokeWidth?: number;
  dotRadius?: number;
  /** Index of the one dot that marks a goal. */
  goal?: number | undefined;
  /** Whether the line draws itself. */
  draw?: boolean;
  sx?: SxProps<Theme>;
}

/**
 * A kolam: one dot for each cell and the line that joins them. Decorative. Line and dots have the text colour, or the
 * inherited `--line` and `--dot`.
 */
export function Kolam({
  cells,
  size = 40,
  strokeWidth = 2.5,
  dotRadius = 3.2,
  goal,
  draw,
  sx,
}: KolamProps) {
  const { width, height, loops, dots } = traceKolam(cells, size, strokeWidth);
  return (
    <Drawing
      data-drawn={draw}
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      // Its outermost curves may be drawn half a pixel further out.
      overflow="visible"
      strokeWidth={strokeWidth}
      sx={sx}
    >
      {loops.map((path) => (
        <path key={path} d={path} pathLength={draw ? 1 : undefined} />
      ))}
      {dots.map(([x, y], index) => (
        <circle
          key={`${x},${y}`}
          cx={x}
          cy={y}
          r={index === goal ? dotRadius * 1.5 : dotRadius}
          data-goal={index === goal || undefined}
          style={draw ? { "--index": index } : undefined}
        />
      ))}
    </Drawing>
  );
}
