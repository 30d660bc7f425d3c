import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { hasPassed } from "../../../common/days";
import { Seo } from "../../layout/Seo";
import { ActionButton } from "../../ui/controls/ActionButton";
import { DotMatrix } from "../../ui/figures/DotMatrix";
import { FigureList } from "../../ui/figures/FigureList";
import { PageHero } from "../../ui/structure/PageHero";
import { Columns } from "../../ui/structure/Columns";
import {
  HeadingRow,
  Section,
  SectionHeading,
} from "../../ui/structure/Section";
import { usePage } from "../../ui/hooks/usePage";
import { MembershipTiers } from "./MembershipTiers";
import { PartnerBenefits } from "./PartnerBenefits";
import { columns, pairs } from "../../theme/grids";
import { space } from "../../theme/tokens";

const Hero = styled(PageHero)({
  paddingBottom: space[7],
  // The lead would read as the end of the title's last line.
  '& [data-slot="words"]': { gridTemplateColumns: "minmax(0, 1fr)" },
});

const Perks = styled(FigureList)(
  ({ theme: { layout, vars, breakpoints } }) => ({
    display: "grid",
    gap: `${space[6]} ${layout.gap}`,
    marginTop: space[6],
    "& > li": { gap: space[3], paddingTop: space[5] },
    '& [data-slot="figure"]': { color: vars.palette.primary.main },
    ...pairs,
    [breakpoints.up("md")]: { gridTemplateColumns: columns(4) },
  }),
);

const Discount = styled("p")(({ theme }) => ({
  ...theme.typography.stat,
  fontSize: "min(40vw, clamp(8rem, 20vw, 17rem))",
  lineHeight: 0.78,
  letterSpacing: "-0.06em",
}));

const DiscountLabel = styled("small")({
  fontSize: "0.24em",
  letterSpacing: "-0.02em",
});

const Places = styled(DotMatrix)({ marginTop: space[6] });

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
      <MembershipTiers membership={page} />
      <Section plane="neutralSoft" headingId="member-perks">
        <SectionHeading>{perks.heading}</SectionHeading>
        <Perks claims={perks.perks} variant="record" entering />
      </Section>
      <Section headingId="partner-benefits">
        <HeadingRow
          heading={partners.heading}
          lead={`${partnerCredits.total.number} ${partners.lead}`}
        />
        <PartnerBenefits partners={partnerCredits.partners} />
      </Section>
      {!hasPassed(offer.offerEnds, today) && (
        <Section plane="growth" headingId="limited-offer">
          <Columns first={6} second={6} align="center" onTablets>
            <div>
              <Discount>
                {offer.discount}
                <DiscountLabel> {offer.discountLabel}</DiscountLabel>
              </Discount>
              {/* One dot for each place. */}
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
      )}
    </>
  );
}

export const query = graphql`
  query MembershipScreen {
    page: membershipPage {
      ...Seo
      hero {
        title
        lead
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
        heading
        discount
        discountLabel
        offerEnds
        text
        places
        action {
          ...Action
        }
      }
    }
    partnerCredits {
      total {
        number
      }
      partners {
        ...PartnerBenefit
      }
    }
  }
`;
