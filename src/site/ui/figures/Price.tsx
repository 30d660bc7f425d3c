import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { space } from "../../theme/tokens";
import { Caption } from "../text/Caption";

const Line = styled("p")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[1]} ${space[3]}`,
});

interface PriceProps {
  amount: string;
  /** What the price is for or includes. */
  note?: string | null;
  /** Before the amount, for screen readers. */
  label?: string | undefined;
}

/** A price of a programme or a tier, which the search leaves out. */
export const Price = ({ amount, note, label }: PriceProps) => (
  <Line data-pagefind-ignore="">
    {label && <span className="visually-hidden">{label} </span>}
    {/* Room between the sign of the currency and its figure. */}
    <Typography
      variant="price"
      sx={{ "&::first-letter": { marginRight: "0.12em" } }}
    >
      {amount}
    </Typography>{" "}
    {note && <Caption as="span">{note}</Caption>}
  </Line>
);
