import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { hasPassed } from "../../../common/days";
import { canHover } from "../../theme/media";
import { useToday } from "../../ui/hooks/useToday";
import { faintUnderline, line, space } from "../../theme/tokens";
import { coversCard, SmartLink } from "../../ui/links/SmartLink";

const Rows = styled("dl")({
  "& > div": {
    position: "relative",
    display: "grid",
    // A long name or date gets more lines, and the price stands beside the last one.
    gridTemplateColumns: "minmax(min-content, 1fr) auto",
    alignItems: "end",
    columnGap: space[3],
    paddingBlock: space[3],
    borderTop: line.hairline,
  },
  // A name alone shares its line with the price.
  "& > div:has(time) > dt": { gridColumn: "1 / -1" },
});

const OfferLink = styled(SmartLink)(({ theme: { vars } }) => ({
  ...coversCard,
  fontWeight: 600,
  textDecoration: faintUnderline,
  [canHover]: { "div:hover > dt > &": { color: vars.palette.primary.main } },
}));

const Day = styled("dd")(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  textWrap: "balance",
}));

const ShownPrice = styled("dd")({
  gridColumn: 2,
  fontWeight: 600,
  textAlign: "right",
});

interface OfferLedgerProps {
  offers: readonly Queries.OfferFragment[];
}

/** What somebody can book, when, and at what price. What has passed does not show (docs/product.md#offers). */
export function OfferLedger({ offers }: OfferLedgerProps) {
  const today = useToday(offers.some(({ day }) => day));
  const rows = offers
    .map((offer) => ({ ...offer, isOver: hasPassed(offer.day, today) }))
    .filter(({ isOver, endsThen }) => !(isOver && endsThen))
    .map((offer) => ({ ...offer, dayText: !offer.isOver && offer.dayText }))
    .filter(({ name, dayText, price }) => name && (dayText || price));
  if (rows.length === 0) return null;
  return (
    <Rows>
      {rows.map(({ to, name, day, dayText, price }) => (
        <div key={to}>
          <dt>
            <OfferLink href={to}>{name}</OfferLink>
          </dt>{" "}
          {day && dayText && (
            <Day>
              <time dateTime={day}>{dayText}</time>
            </Day>
          )}{" "}
          {price && (
            <ShownPrice data-pagefind-ignore="">{price}</ShownPrice>
          )}{" "}
        </div>
      ))}
    </Rows>
  );
}

export const fragment = graphql`
  fragment Offer on Offer {
    to
    name
    day
    dayText
    endsThen
    price
  }
`;
