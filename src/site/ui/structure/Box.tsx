import { styled } from "@mui/material/styles";

/** An element that stands in one place; its `sx` says how it looks there. MUI's Box would make a second theme at each start. */
export const Box = styled("div")({});
