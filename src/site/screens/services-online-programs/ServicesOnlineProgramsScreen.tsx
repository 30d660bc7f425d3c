import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { CallToAction } from "../../sections/CallToAction";
import { softPlanes } from "../../theme/tones";
import { PageHero } from "../../ui/structure/PageHero";
import {
  HeadingRow,
  Section,
  SectionHeading,
} from "../../ui/structure/Section";
import { TitledText } from "../../ui/text/TitledText";
import { ProgrammeIndex } from "./ProgrammeIndex";
import { ProgrammeSheet } from "./ProgrammeSheet";
import { columns } from "../../theme/grids";
import { space, line } from "../../theme/tokens";

const Hero = styled(PageHero)({
  '& [data-slot="title"]': { maxWidth: "9em" },
});

const GroupHeading = styled(SectionHeading)(({ theme: { vars } }) => ({
  paddingTop: space[5],
  borderTop: line.strong,
  '[data-plane="networkSoft"] &': { borderColor: vars.palette.network.main },
}));

/** A wide first cell, then two beside it; on tablets below it. */
const Technology = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: layout.gap,
  "& > li": {
    padding: space[6],
  },
  [breakpoints.up("sm")]: {
    gridTemplateColumns: "1fr 1fr",
    "& > [data-first]": { gridColumn: "span 2" },
  },
  [breakpoints.up("md")]: { gridTemplateColumns: columns(4) },
}));

/** Online programmes and their prices (docs/product.md#online-programs). */
export default function ServicesOnlineProgramsScreen({
  data: { page },
}: PageProps<Queries.ServicesOnlineProgramsScreenQuery>) {
  const { technology, callToAction } = page;
  return (
    <>
      <Seo {...page.seo} />
      <Hero
        {...page.hero}
        picture={
          <ProgrammeIndex
            programmes={page.groups.flatMap(({ programmes }) => programmes)}
          />
        }
      />
      {page.groups.map(({ heading, tone, programmes }, index) => {
        const id = `programmes-${index + 1}`;
        return (
          <Section
            key={index}
            plane={softPlanes[tone]}
            sx={index === 0 ? { pt: 0 } : {}}
            headingId={id}
          >
            <GroupHeading>{heading}</GroupHeading>
            {programmes.map((programme, place) => (
              <ProgrammeSheet
                key={place}
                programme={programme}
                labels={page.labels}
              />
            ))}
          </Section>
        );
      })}
      <Section headingId="technology">
        <HeadingRow heading={technology.heading} />
        <Technology>
          {technology.cards.map((card, index) => (
            <Card
              key={index}
              component="li"
              variant="outlined"
              data-enter=""
              data-plane={index === 0 ? "neutral" : undefined}
              data-first={index === 0 || undefined}
            >
              <TitledText {...card} size="h3" />
            </Card>
          ))}
        </Technology>
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}

export const query = graphql`
  query ServicesOnlineProgramsScreen {
    page: servicesOnlineProgramsPage {
      ...Seo
      hero {
        title
        lead
      }
      labels {
        ...ProgrammeLabels
      }
      groups {
        heading
        tone
        programmes {
          ...Programme
        }
      }
      technology {
        ...TextCards
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`;
