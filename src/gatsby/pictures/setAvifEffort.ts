import sharp, { type AvifOptions, type Sharp } from "sharp";

/** 0 (fast) to 9; sharp's default is 4 (docs/quality.md#pictures). Builds that are not for visitors set 0. */
const effort = Number(process.env.AVIF_EFFORT ?? 3);

/**
 * Sets the effort of every AVIF that sharp writes in this process, unless a call sets its own. gatsby-plugin-sharp has
 * no option for it.
 */
export function setAvifEffort(): void {
  const prototype: unknown = Object.getPrototypeOf(sharp());
  Object.defineProperty(prototype, "avif", {
    configurable: true,
    writable: true,
    value(this: Sharp, options?: AvifOptions): Sharp {
      return this.heif({ effort, ...options, compression: "av1" });
    },
  });
}
