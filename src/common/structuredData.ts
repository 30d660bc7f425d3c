import { absolute } from "./siteUrl";

/** The stable id of a part of a page. */
export const idOf = (path: string, name: string): string =>
  `${absolute(path)}#${name}`;

/** A reference to the firm. */
export const theFirm = () => ({ "@id": idOf("/", "organization") });
