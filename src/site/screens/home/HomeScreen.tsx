import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { CallToAction } from "../../sections/CallToAction";
import { Rows } from "../../sections/Rows";
import { Statistics } from "../../sections/Statistics";
import { WomensNetwork } from "../../sections/WomensNetwork";
import { RowList } from "../../ui/cards/RowList";
import { CardGrid } from "../../ui/cards/CardGrid";
import { Columns } from "../../ui/structure/Columns";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { TextLink } from "../../ui/links/TextLink";
import { Picture } from "../../ui/pictures/Picture";
import { AudienceCard } from "./AudienceCard";
import { HomeHero } from "./HomeHero";
import { SuccessStories } from "./SuccessStories";

/** The home page (docs/product.md#home). */
export default function HomeScreen({
  data: { page, partnerCredits, successStories, womensNetwork },
}: PageProps<Queries.HomeScreenQuery>) {
  const { audiences, statistics, services, partners } = page;
  const { network, callToAction } = page;
  return (
    <>
      <Seo {...page.seo} />
      <HomeHero {...page.hero} />
      <Section
        headingId="audiences"
        heading={audiences.heading}
        lead={audiences.lead}
      >
        <CardGrid columns={2}>
          {audiences.cards.map((card) => (
            <AudienceCard key={card.title} {...card} />
          ))}
        </CardGrid>
      </Section>
      <Statistics look="mosaic" {...statistics} />
      <Rows
        id="services"
        heading={services.heading}
        intro={services.lead}
        rows={services.services.map(({ picture, ...service }) => ({
          ...service,
          picture: (
            <Picture
              picture={picture}
              radius="thumb"
              sx={{
                alignSelf: "start",
                height: { xs: 72, sm: 124 },
              }}
            />
          ),
        }))}
      />
      <Section plane="growthSoft" headingId="partner-credits">
        <Columns first={5} second={6}>
          <div>
            <SectionHeading>{partners.heading}</SectionHeading>
            <Box
              component="p"
              sx={{ typography: "display", mt: 6, color: "growth.text" }}
            >
              {partnerCredits.total.number}
            </Box>
            <Typography variant="subtitle1" sx={{ mt: 4 }}>
              {partners.lead}
            </Typography>
            {partners.link && <TextLink {...partners.link} />}
          </div>
          <RowList rows={partnerCredits.partners} isAmount isNarrow />
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
        ...Hero
      }
      audiences {
        heading
        lead
        cards {
          ...AudienceCard
        }
      }
      statistics {
        ...Statistics
      }
      services {
        heading
        lead
        services {
          title
          description
          to
          picture {
            ...CroppedPicture
            file {
              childImageSharp {
                gatsbyImageData(
                  width: 200
                  height: 124
                  breakpoints: [120, 200, 290, 410]
                  sizes: "(min-width: 600px) 200px, 116px"
                )
              }
            }
          }
        }
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
        title: partner
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
