import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { Hero } from "../../sections/Hero";
import { line, radii } from "../../theme/tokens";
import { softPlanes } from "../../theme/tones";
import { RowList } from "../../ui/cards/RowList";
import { ActionButton } from "../../ui/controls/ActionButton";
import { LazyTabPanels } from "../../ui/disclosure/LazyTabPanels";
import { DotMatrix } from "../../ui/figures/DotMatrix";
import { FigureList } from "../../ui/figures/FigureList";
import { Columns } from "../../ui/structure/Columns";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { Caption } from "../../ui/text/Caption";
import { TierCard } from "./TierCard";

/** A box of tiers, side by side from 900 px on. */
const Tiers = styled("div")(({ theme }) => ({
  display: "grid",
  border: line.hairline,
  borderRadius: radii.cell,
  // Has the plane's colours, but not its background.
  "&[data-plane]": { backgroundColor: "transparent" },
  [theme.breakpoints.up("md")]: {
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto auto",
  },
}));

/** The membership offer: its discount and a dot for each place, beside the words. */
const LimitedOffer = ({ offer }: { offer: Queries.LimitedOfferFragment }) => (
  <Section plane="growth" headingId="limited-offer">
    <Columns first={6} second={6} align="center" onTablets>
      <div>
        <Box
          component="p"
          sx={{
            typography: "stat",
            fontSize: "min(40vw, clamp(8rem, 20vw, 17rem))",
            lineHeight: 0.78,
            letterSpacing: "-0.04em",
            mb: 6,
            "& > small": { fontSize: "0.24em", letterSpacing: "-0.02em" },
          }}
        >
          {offer.discount}
          <small> {offer.discountLabel}</small>
        </Box>
        <DotMatrix count={offer.places} columns={25} radius={5} pitch={22} />
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
  const { labels, perks, partners, offer } = page;
  return (
    <>
      <Seo {...page.seo} />
      <Hero {...page.hero} />
      <Section headingId="tiers" heading={page.tabsLabel} headingHidden>
        <LazyTabPanels
          label={page.tabsLabel}
          tabs={page.groups.map(({ anchor, audience, tone, tiers }) => ({
            value: anchor,
            label: audience,
            panel: (
              <Tiers data-plane={softPlanes[tone]}>
                {tiers.map((tier, level) => (
                  <TierCard
                    key={tier.name}
                    tier={tier}
                    below={tiers[level - 1]?.name}
                    level={level}
                    labels={labels}
                  />
                ))}
              </Tiers>
            ),
          }))}
        />
        {labels.priceNote && (
          <Caption sx={{ mt: 4 }}>{labels.priceNote}</Caption>
        )}
      </Section>
      <Section
        plane="neutralSoft"
        headingId="member-perks"
        heading={perks.heading}
      >
        <FigureList look="columns" claims={perks.claims} />
      </Section>
      <Section
        headingId="partner-benefits"
        heading={partners.heading}
        lead={`${partnerCredits.total.number} ${partners.lead}`}
      >
        <RowList rows={partnerCredits.partners} isAmount />
      </Section>
      <LimitedOffer offer={offer} />
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
      tabsLabel
      labels {
        priceNote
        ...TierLabels
      }
      groups {
        audience
        anchor
        tone
        tiers {
          ...Tier
        }
      }
      perks {
        ...Figures
      }
      partners {
        heading
        lead
      }
      offer {
        ...LimitedOffer
      }
    }
    partnerCredits {
      total {
        number
      }
      partners {
        ...PartnerCredit
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
