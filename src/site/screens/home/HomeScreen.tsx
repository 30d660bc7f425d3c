import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { CallToAction } from "../../sections/CallToAction";
import { WomensNetwork } from "../../sections/WomensNetwork";
import { FigureCard } from "../../ui/figures/FigureCard";
import { firstOfRow, rowsOfFour } from "../../ui/structure/evenRows";
import { FigureText } from "../../ui/figures/FigureText";
import { Ledger } from "../../ui/figures/Ledger";
import { Columns } from "../../ui/structure/Columns";
import {
  HeadingRow,
  Section,
  SectionHeading,
} from "../../ui/structure/Section";
import { Sections } from "../../ui/structure/Sections";
import { TextLink } from "../../ui/links/TextLink";
import { HomeHero } from "./HomeHero";
import { ServiceIndex } from "./ServiceIndex";
import { StatBento } from "./StatBento";
import { SuccessStories } from "./SuccessStories";

const Audiences = styled("ul")(({ theme: { vars, breakpoints } }) => ({
  "& > li": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    gap: "6px 16px",
    paddingBlock: 22,
    borderTop: `1px solid ${vars.palette.divider}`,
    // Large text leaves a title no room beside its figure.
    "@media (max-width: 15em)": { gridTemplateColumns: "minmax(0, 1fr)" },
    [breakpoints.up("md")]: {
      display: "flex",
      flexDirection: "column",
      padding: "8px 28px 4px",
      borderTop: 0,
      borderLeft: `1px solid ${vars.palette.divider}`,
      [firstOfRow]: { paddingLeft: 0, borderLeft: 0 },
    },
  },
  // Below 900 px in one line with the title, and the text below both.
  '& [data-slot="figure"]': {
    [breakpoints.down("md")]: { fontSize: "3rem" },
    [breakpoints.up("md")]: { marginBottom: 26 },
  },
  '& [data-slot="description"]': {
    gridColumn: "1 / -1",
    // Begins below the title, not below its icon.
    [breakpoints.up("md")]: { margin: "6px 0 0 38px" },
  },
  [breakpoints.up("md")]: { ...rowsOfFour, rowGap: 48 },
}));

const TotalCredits = styled("p")(({ theme: { typography, vars } }) => ({
  ...typography.stat,
  marginTop: "clamp(28px, 5vw, 84px)",
  fontSize: "clamp(4rem, 2.4rem + 6.4vw, 8.5rem)",
  letterSpacing: "-0.045em",
  color: vars.palette.growth.text,
}));

const PartnersLink = styled(TextLink)({ marginTop: 18, color: "inherit" });

/** The home page (docs/product.md#home). */
export default function HomeScreen({
  data: { page, partnerCredits, successStories, womensNetwork },
}: PageProps<Queries.HomeScreenQuery>) {
  const { audiences, statistics, services, partners } = page;
  const { network, callToAction } = page;
  return (
    <Sections head={<Seo {...page.seo} />}>
      <HomeHero {...page.hero} sheet={page.sheet} />
      {audiences && (
        <Section headingId="audiences">
          <HeadingRow heading={audiences.heading} lead={audiences.lead} />
          <Audiences>
            {audiences.cards.map((card, index) => (
              <FigureCard key={index} {...card} />
            ))}
          </Audiences>
        </Section>
      )}
      {statistics && <StatBento {...statistics} />}
      {services && <ServiceIndex {...services} />}
      {partners && partnerCredits && (
        <Section plane="growthSoft" headingId="partner-credits">
          <Columns first={5} second={6} align="center">
            <div>
              <SectionHeading>{partners.heading}</SectionHeading>
              <TotalCredits>
                <FigureText value={partnerCredits.total.number} />
              </TotalCredits>
              <Typography variant="subtitle1" sx={{ mt: "14px" }}>
                {partners.lead}
              </Typography>
              {partners.link && <PartnersLink {...partners.link} />}
            </div>
            <Ledger rows={partnerCredits.partners} />
          </Columns>
        </Section>
      )}
      {successStories && <SuccessStories {...successStories} />}
      {womensNetwork && network && (
        <WomensNetwork {...womensNetwork} {...network} />
      )}
      {callToAction && <CallToAction {...callToAction} />}
    </Sections>
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
          title
          description
          icon
          tone
          figure {
            number
          }
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
