import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { CallToAction } from "../../sections/CallToAction";
import { WomensNetwork } from "../../sections/WomensNetwork";
import { Ledger } from "../../ui/figures/Ledger";
import { Columns } from "../../ui/structure/Columns";
import {
  HeadingRow,
  Section,
  SectionHeading,
} from "../../ui/structure/Section";
import { TextLink } from "../../ui/links/TextLink";
import { AudienceCard } from "./AudienceCard";
import { HomeHero } from "./HomeHero";
import { ServiceIndex } from "./ServiceIndex";
import { StatBento } from "./StatBento";
import { SuccessStories } from "./SuccessStories";
import { alignedParts, columns } from "../../theme/grids";
import { space, line } from "../../theme/tokens";

/** Words and offers of neighbours begin on the same lines. */
const Audiences = styled("ul")(({ theme: { breakpoints } }) => ({
  display: "grid",
  gap: space[7],
  [breakpoints.up("sm")]: {
    gridTemplateColumns: columns(2),
    "& > li": alignedParts,
  },
  [breakpoints.up("lg")]: {
    gridTemplateColumns: columns(4),
    gap: 0,
    "& > li": { padding: `${space[2]} ${space[5]} ${space[1]}` },
    "& > li + li": { borderLeft: line.hairline },
    "& > li:first-of-type": { paddingLeft: 0 },
  },
}));

const TotalCredits = styled("p")(({ theme: { typography, vars } }) => ({
  ...typography.statLarge,
  marginTop: space[7],
  color: vars.palette.growth.text,
}));

const PartnersLink = styled(TextLink)({
  marginTop: space[4],
  color: "inherit",
});

/** The home page (docs/product.md#home). */
export default function HomeScreen({
  data: { page, partnerCredits, successStories, womensNetwork },
}: PageProps<Queries.HomeScreenQuery>) {
  const { audiences, statistics, services, partners } = page;
  const { network, callToAction } = page;
  return (
    <>
      <Seo {...page.seo} />
      <HomeHero {...page.hero} sheet={page.sheet} />
      <Section headingId="audiences">
        <HeadingRow heading={audiences.heading} lead={audiences.lead} />
        <Audiences>
          {audiences.cards.map((card, index) => (
            <AudienceCard key={index} {...card} />
          ))}
        </Audiences>
      </Section>
      <StatBento {...statistics} />
      <ServiceIndex {...services} />
      <Section plane="growthSoft" headingId="partner-credits">
        <Columns first={5} second={6} align="center">
          <div>
            <SectionHeading>{partners.heading}</SectionHeading>
            <TotalCredits>{partnerCredits.total.number}</TotalCredits>
            <Typography variant="subtitle1" sx={{ mt: 4 }}>
              {partners.lead}
            </Typography>
            {partners.link && <PartnersLink {...partners.link} />}
          </div>
          <Ledger rows={partnerCredits.partners} />
        </Columns>
      </Section>
      <SuccessStories {...successStories} />
      <WomensNetwork {...womensNetwork} {...network} />
      <CallToAction {...callToAction} />
    </>
  );
}

export const query = graphql`
  query HomeScreen {
    page: homePage {
      ...Seo
      hero {
        ...HomeHero
      }
      sheet {
        ...Sheet
      }
      audiences {
        heading
        lead
        cards {
          ...AudienceCard
        }
      }
      statistics {
        ...StatBento
      }
      services {
        ...ServiceIndex
      }
      partners {
        heading
        lead
        link {
          ...Action
        }
      }
      network {
        ...NetworkPicture
      }
      callToAction {
        ...CallToAction
      }
    }
    partnerCredits {
      total {
        number
      }
      partners {
        name: partner
        value
      }
    }
    successStories {
      ...SuccessStories
    }
    womensNetwork {
      ...WomensNetwork
    }
  }
`;
