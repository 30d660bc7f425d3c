import { rupees } from "../../common/rupees";
import { FigureText } from "./FigureText";

interface PriceProps {
  /** Whole rupees. */
  amount: number;
  className?: string;
}

/** A price that never breaks. */
export function Price({ amount, className }: PriceProps) {
  return <FigureText value={rupees(amount)} className={className} />;
}
