// See ../../ui/pictures/iconPaths.ts.
export const brokenImage =
  "M19 3H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2m0 16H5v-4.58l.99.99l4-4l4 4l4-3.99L19 12.43zm0-9.41l-1.01-1.01l-4 4.01l-4-4l-4 4l-.99-1V5h14z";
export const openInFull =
  "M21 11V3h-8l3.29 3.29l-10 10L3 13v8h8l-3.29-3.29l10-10z";
export const pause = "M6 19h4V5H6zm8-14v14h4V5z";
export const play = "M10 8.64L15.27 12L10 15.36zM8 5v14l11-7z";
