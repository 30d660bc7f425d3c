// Written by tools/icons.ts; do not edit.
export const arrowOutward = "M6 6v2h8.59L5 17.59 6.41 19 16 9.41V18h2V6z";
