import { render } from "@testing-library/react";
import { Price } from "../../../src/site/ui/FigureText";

test.each([
  [999, "₹999"],
  [5999, "₹5,999"],
  [89000, "₹89,000"],
  [125000, "₹1,25,000"],
  [10000000, "₹1,00,00,000"],
])("%i rupees read as %s, in Indian digit groups", (amount, text) => {
  const { container } = render(<Price amount={amount} />);
  expect(container).toHaveTextContent(text);
});
