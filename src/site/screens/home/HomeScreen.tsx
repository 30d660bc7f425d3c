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
import { space, line } from "../../theme/tokens";

const Audiences = styled("ul")(({ theme: { typography, breakpoints } }) => ({
  "& > li": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    gap: `${space[2]} ${space[4]}`,
    paddingBlock: space[5],
    borderTop: line.hairline,
    // Large text leaves a title no room beside its figure.
    "@media (max-width: 15em)": { gridTemplateColumns: "minmax(0, 1fr)" },
    [breakpoints.up("md")]: {
      display: "flex",
      flexDirection: "column",
      padding: `${space[2]} ${space[6]} ${space[1]}`,
      borderTop: 0,
      borderLeft: line.hairline,
      [firstOfRow]: { paddingLeft: 0, borderLeft: 0 },
    },
  },
  // Below 900 px in one line with the title, and the text below both.
  '& [data-slot="figure"]': {
    [breakpoints.down("md")]: typography.price,
    [breakpoints.up("md")]: { marginBottom: space[5] },
  },
  '& [data-slot="description"]': {
    gridColumn: "1 / -1",
    // Begins below the title, not below its icon.
    [breakpoints.up("md")]: {
      margin: `${space[2]} 0 0 calc(28px + ${space[3]})`,
    },
  },
  [breakpoints.up("md")]: { ...rowsOfFour, rowGap: space[7] },
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
              <Typography variant="subtitle1" sx={{ mt: 4 }}>
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
