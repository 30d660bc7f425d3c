// Written by tools/icons.ts; do not edit.
export const play = "M10 8.64 15.27 12 10 15.36zM8 5v14l11-7z";
