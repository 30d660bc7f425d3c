import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { canHover } from "../../theme/media";
import { faintUnderline, line, space } from "../../theme/tokens";
import { TextCard } from "../../ui/cards/TextCard";
import { StatNumber } from "../../ui/figures/StatNumber";
import { coversCard, SmartLink } from "../../ui/links/SmartLink";

const Counted = styled("p")({ fontWeight: 600 });

/** What can be booked, and its price on the same line. */
const Offers = styled("dl")({
  width: "100%",
  marginTop: space[3],
  "& > div": {
    position: "relative",
    display: "flex",
    justifyContent: "space-between",
    columnGap: space[4],
    paddingBlock: space[3],
    borderTop: line.hairline,
  },
});

const OfferLink = styled(SmartLink)(({ theme }) => ({
  ...coversCard,
  textDecoration: faintUnderline,
  [canHover]: {
    "div:hover > dt > &": { color: theme.vars.palette.primary.main },
  },
}));

const Price = styled("dd")({ flex: "none", fontWeight: 600 });

/** An audience: what the firm does for it, how many clients it has, and what they can book. */
export const AudienceCard = ({
  figure,
  figureLabel,
  links,
  ...card
}: Queries.AudienceCardFragment) => (
  <TextCard {...card}>
    <Counted data-tone={card.tone}>
      <StatNumber value={figure.number} /> {figureLabel}
    </Counted>
    {links && (
      <Offers>
        {links.map(({ label, to, price }) => (
          <div key={label}>
            <dt>
              <OfferLink href={to}>{label}</OfferLink>
            </dt>{" "}
            <Price data-pagefind-ignore="">{price}</Price>{" "}
          </div>
        ))}
      </Offers>
    )}
  </TextCard>
);

export const fragment = graphql`
  fragment AudienceCard on AudienceCard {
    title
    description
    icon
    tone
    figure {
      number
    }
    figureLabel
    links {
      label
      to
      price
    }
  }
`;
