interface Located {
  readonly location: string;
  readonly address?: string | null | undefined;
}

/** Where an event is, on one line: the town, and the address where there is one. */
export const eventPlace = ({ location, address }: Located): string =>
  [location, address].filter(Boolean).join(", ");
