import { rupees } from "../../../common/figure";
import { FigureText } from "./FigureText";

interface PriceProps {
  /** Whole rupees. */
  amount: number;
  className?: string;
}

/** A price. */
export function Price({ amount, className }: PriceProps) {
  return <FigureText value={rupees(amount)} className={className} />;
}
