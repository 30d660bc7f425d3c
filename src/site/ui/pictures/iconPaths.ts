// Paths of icons of the Material set, on a 24 x 24 grid (node_modules/@iconify-json/ic, fonts.google.com/icons).
// These are on most pages. The others have files of their own, because each page loads a whole file.
export const arrowBack =
  "M20 11H7.83l5.59-5.59L12 4l-8 8l8 8l1.41-1.41L7.83 13H20z";
export const arrowForward =
  "m12 4l-1.41 1.41L16.17 11H4v2h12.17l-5.58 5.59L12 20l8-8z";
export const arrowOutward = "M6 6v2h8.59L5 17.59L6.41 19L16 9.41V18h2V6z";
export const close =
  "M19 6.41L17.59 5L12 10.59L6.41 5L5 6.41L10.59 12L5 17.59L6.41 19L12 13.41L17.59 19L19 17.59L13.41 12z";
export const menu = "M3 18h18v-2H3zm0-5h18v-2H3zm0-7v2h18V6z";
export const search =
  "M15.5 14h-.79l-.28-.27A6.47 6.47 0 0 0 16 9.5A6.5 6.5 0 1 0 9.5 16c1.61 0 3.09-.59 4.23-1.57l.27.28v.79l5 4.99L20.49 19zm-6 0C7.01 14 5 11.99 5 9.5S7.01 5 9.5 5S14 7.01 14 9.5S11.99 14 9.5 14";
