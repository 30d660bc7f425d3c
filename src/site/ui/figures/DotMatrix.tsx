interface DotMatrixProps {
  /** Number of dots. */
  count: number;
  columns: number;
  /** Radius of a dot in pixels. */
  radius: number;
  /** Distance between two dots in pixels. */
  pitch: number;
}

/** A count as dots in the text colour. Each row is a dashed line; its dashes are the dots. */
export function DotMatrix({ count, columns, radius, pitch }: DotMatrixProps) {
  const rows = Math.ceil(count / columns);
  const width = (Math.min(count, columns) - 1) * pitch + 2 * radius;
  const height = (rows - 1) * pitch + 2 * radius;
  const path = Array.from({ length: rows }, (_, row) => {
    const dots = Math.min(columns, count - row * columns);
    // Slightly longer, because rounding would drop the last dot.
    return `M${radius} ${radius + row * pitch}h${(dots - 1) * pitch + 0.1}`;
  }).join("");
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      // The round ends of the last dots reach over the edge where the drawing is scaled.
      overflow="visible"
      fill="none"
      stroke="currentColor"
      strokeWidth={2 * radius}
      strokeLinecap="round"
      strokeDasharray={`0 ${pitch}`}
    >
      <path d={path} />
    </svg>
  );
}
