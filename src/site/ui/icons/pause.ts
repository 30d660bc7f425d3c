// Written by tools/icons.ts; do not edit.
export const pause = "M6 19h4V5H6zm8-14v14h4V5z";
