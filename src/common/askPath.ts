import { slug } from "./slug";

/** What the address of the contact page calls a subject. */
export const askName = "about";

/** The contact form with a message that begins with a subject (docs/product.md#asking-about-something). */
export function askPath(subject: string): string {
  return `/contact?${askName}=${encodeURIComponent(slug(subject))}`;
}

/** What a visitor calls a membership tier: "Ignite (Startups)". */
export function tierSubject(audience: string, tier: string): string {
  return `${tier} (${audience})`;
}
