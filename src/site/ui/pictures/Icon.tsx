interface IconProps {
  /** SVG path data on a 24 x 24 grid: from iconPaths, or from content. */
  path: string;
  /** Pixels. */
  size?: number;
  className?: string;
}

/** A decorative icon in the text colour. */
export function Icon({ path, size = 24, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}
