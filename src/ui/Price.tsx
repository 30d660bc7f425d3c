import { language } from "../lib/language";
import { FigureText } from "./FigureText";

const rupees = new Intl.NumberFormat(language);

interface PriceProps {
  /** Rupees. */
  amount: number;
  className?: string;
}

/** A price in rupees with Indian digit groups: ₹1,25,000. */
export function Price({ amount, className }: PriceProps) {
  return (
    <FigureText value={`₹${rupees.format(amount)}`} className={className} />
  );
}
