let last = 0;

/** Notes that the visitor asks for a page or a place. What was asked for before must not show any more. */
export const noteWish = (): number => (last += 1);

/** The visitor's last wish. */
export const lastWish = (): number => last;
