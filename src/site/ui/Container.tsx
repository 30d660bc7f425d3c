import { styled } from "@mui/material/styles";
import { containerStyles } from "./containerStyles";

/** The page's width, with its gutters. */
export const Container = styled("div")(({ theme }) => containerStyles(theme));
