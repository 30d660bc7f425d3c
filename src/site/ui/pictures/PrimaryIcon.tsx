import type { ComponentProps } from "react";
import { Icon } from "./Icon";

/** An icon in the action colour. */
export const PrimaryIcon = (props: ComponentProps<typeof Icon>) => (
  <Icon color="var(--mui-palette-primary-main)" {...props} />
);
