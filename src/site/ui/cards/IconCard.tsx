import Card, { type CardProps } from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { PrimaryIcon } from "../pictures/PrimaryIcon";
import { evenPairs } from "../structure/evenRows";
import { TitledText } from "../text/TitledText";
import { space } from "../../theme/tokens";

/** Two columns of icon cards; icons have a column of their own, so that titles and descriptions begin on one line. */
export const IconRows = styled("ul")(({ theme }) => ({
  display: "grid",
  "& > li": {
    display: "grid",
    gridTemplateColumns: "28px minmax(0, 1fr)",
    columnGap: space[3],
  },
  [theme.breakpoints.up("sm")]: evenPairs,
}));

interface IconCardProps extends Queries.IconCardFragment {
  variant?: CardProps["variant"];
}

/** An entry of a list: icon, title and description. Styles may change the slot `icon`. */
export const IconCard = ({
  title,
  description,
  icon,
  ...rest
}: IconCardProps) => (
  <Card component="li" data-enter="" {...rest}>
    <PrimaryIcon path={icon} size={28} data-slot="icon" />
    <div>
      <TitledText title={title} description={description} />
    </div>
  </Card>
);
