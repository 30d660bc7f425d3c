import { styled } from "@mui/material/styles";
import { Icon } from "./Icon";

/** An icon in the action colour. */
export const PrimaryIcon = styled(Icon)(({ theme }) => ({
  color: theme.vars.palette.primary.main,
}));
