import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { faintUnderline, line, space } from "../../theme/tokens";
import { TextCard } from "../../ui/cards/TextCard";
import { StatNumber } from "../../ui/figures/StatNumber";
import { SmartLink } from "../../ui/links/SmartLink";

/** What can be booked, and its price on the same line. */
const Offers = styled("dl")({
  width: "100%",
  "& > div": {
    position: "relative",
    display: "flex",
    justifyContent: "space-between",
    columnGap: space[4],
    paddingBlock: space[3],
    borderTop: line.hairline,
  },
  "& a": { textDecoration: faintUnderline },
  "& dd": { flex: "none", fontWeight: 600 },
});

/** An audience: what the firm does for it, how many clients it has, and what they can book. */
export const AudienceCard = ({
  figure,
  figureLabel,
  links,
  tone,
  ...card
}: Queries.AudienceCardFragment) => (
  <TextCard {...card}>
    <p data-tone={tone}>
      <b>
        <StatNumber value={figure.number} /> {figureLabel}
      </b>
    </p>
    {links && (
      <Offers>
        {links.map(({ label, to, price }) => (
          <div key={label}>
            <dt>
              <SmartLink href={to} data-covers="">
                {label}
              </SmartLink>
            </dt>{" "}
            <dd data-pagefind-ignore="">{price}</dd>{" "}
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
