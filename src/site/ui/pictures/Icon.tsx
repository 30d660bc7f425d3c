import type { SVGAttributes } from "react";

interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, "path"> {
  /** SVG path data on a 24 x 24 grid: from iconPaths, or from content. */
  path: string;
  /** Pixels with text of the usual size; it grows with the text. */
  size?: number;
}

/** A decorative icon in the text colour. */
export function Icon({ path, size = 24, ...rest }: IconProps) {
  const side = `${size / 16}rem`;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={side}
      height={side}
      fill="currentColor"
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}
