import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { hasPassed } from "../../../common/days";
import { Seo } from "../../layout/Seo";
import { Hero } from "../../sections/Hero";
import { columns, pairs } from "../../theme/grids";
import { space } from "../../theme/tokens";
import { Row, RowList } from "../../ui/cards/RowList";
import { ActionButton } from "../../ui/controls/ActionButton";
import { DotMatrix } from "../../ui/figures/DotMatrix";
import { FigureList } from "../../ui/figures/FigureList";
import { usePage } from "../../ui/hooks/usePage";
import { Columns } from "../../ui/structure/Columns";
import {
  HeadingRow,
  Section,
  SectionHeading,
} from "../../ui/structure/Section";
import { MembershipTiers } from "./MembershipTiers";

const Perks = styled(FigureList)(({ theme: { layout, breakpoints } }) => ({
  ...pairs,
  gap: `${space[6]} ${layout.gap}`,
  marginTop: space[6],
  "& > li": { paddingTop: space[5] },
  [breakpoints.up("md")]: { gridTemplateColumns: columns(4) },
}));

const Credit = styled("span")(({ theme: { typography, vars } }) => ({
  ...typography.h3,
  color: vars.palette.growth.text,
}));

const Discount = styled("p")(({ theme }) => ({
  ...theme.typography.stat,
  fontSize: "min(40vw, clamp(8rem, 20vw, 17rem))",
  lineHeight: 0.78,
  letterSpacing: "-0.06em",
  "& > small": { fontSize: "0.24em", letterSpacing: "-0.02em" },
}));

const Places = styled(DotMatrix)({ marginTop: space[6] });

/** The membership offer: its discount and a dot for each place, beside the words. */
const LimitedOffer = ({ offer }: { offer: Queries.LimitedOfferFragment }) => (
  <Section plane="growth" headingId="limited-offer">
    <Columns first={6} second={6} align="center" onTablets>
      <div>
        <Discount>
          {offer.discount}
          <small> {offer.discountLabel}</small>
        </Discount>
        <Places count={offer.places} columns={25} radius={5} pitch={22} />
      </div>
      <div data-enter="">
        <SectionHeading>{offer.heading}</SectionHeading>
        <Typography variant="subtitle1" sx={{ mt: 4, mb: 5 }}>
          {offer.text}
        </Typography>
        <ActionButton {...offer.action} />
      </div>
    </Columns>
  </Section>
);

/** Membership (docs/product.md#membership). */
export default function MembershipScreen({
  data: { page, partnerCredits },
}: PageProps<Queries.MembershipScreenQuery>) {
  const { today } = usePage();
  const { perks, partners, offer } = page;
  return (
    <>
      <Seo {...page.seo} />
      <Hero {...page.hero} size="h1" />
      <MembershipTiers {...page} />
      <Section plane="neutralSoft" headingId="member-perks">
        <SectionHeading>{perks.heading}</SectionHeading>
        <Perks claims={perks.perks} variant="record" entering />
      </Section>
      <Section headingId="partner-benefits">
        <HeadingRow
          heading={partners.heading}
          lead={`${partnerCredits.total.number} ${partners.lead}`}
        />
        <RowList>
          {partnerCredits.partners.map(({ partner, benefit, value }) => (
            <Row
              key={partner}
              title={partner}
              text={benefit}
              value={<Credit>{value}</Credit>}
            />
          ))}
        </RowList>
      </Section>
      {!hasPassed(offer.offerEnds, today) && <LimitedOffer offer={offer} />}
    </>
  );
}

export const query = graphql`
  query MembershipScreen {
    page: membershipPage {
      ...Seo
      hero {
        ...Hero
      }
      ...MembershipTiers
      perks {
        heading
        perks {
          ...Claim
        }
      }
      partners {
        heading
        lead
      }
      offer {
        offerEnds
        ...LimitedOffer
      }
    }
    partnerCredits {
      total {
        number
      }
      partners {
        partner
        benefit
        value
      }
    }
  }

  fragment LimitedOffer on LimitedOffer {
    heading
    discount
    discountLabel
    text
    places
    action {
      ...Action
    }
  }
`;
