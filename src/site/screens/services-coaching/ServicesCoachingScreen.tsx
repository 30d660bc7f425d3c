import Card, { type CardProps } from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { CallToAction } from "../../sections/CallToAction";
import { FigureBand } from "../../sections/FigureBand";
import { PictureSplitHero } from "../../sections/PictureSplitHero";
import { Process } from "../../sections/Process";
import { Quadrants } from "../../ui/cards/Quadrants";
import {
  HeadingRow,
  Section,
  SectionHeading,
} from "../../ui/structure/Section";
import { Sections } from "../../ui/structure/Sections";
import { TextLink } from "../../ui/links/TextLink";
import { space } from "../../theme/tokens";

/** From 900 px on a third and two thirds, which begin where the figures above them do. */
const Capabilities = styled("div")(({ theme: { breakpoints } }) => ({
  "& > ul": { marginTop: space[6] },
  [breakpoints.up("md")]: {
    display: "grid",
    gridTemplateColumns: "1fr 2fr",
    "& > ul": { margin: `0 0 0 ${space[6]}` },
  },
}));

/** Stays in view beside the rows. */
const StickyHeading = styled(SectionHeading)(({ theme }) => ({
  [theme.breakpoints.up("md")]: {
    position: "sticky",
    top: theme.layout.stickyTop,
  },
}));

const Capability = styled(Card)<Pick<CardProps, "component">>(
  ({ theme: { breakpoints } }) => ({
    display: "grid",
    gap: `${space[1]} ${space[6]}`,
    paddingBlock: space[5],
    [breakpoints.up("sm")]: {
      gridTemplateColumns: "1fr 1fr",
      "& > * + *": { gridColumn: 2 },
    },
  }),
);

const Program = styled(Card)<Pick<CardProps, "component">>(({ theme }) => ({
  minHeight: 190,
  [theme.breakpoints.up("md")]: { minHeight: 230 },
}));

const ProgramLink = styled(TextLink)({
  marginTop: "auto",
  paddingTop: space[5],
});

/** Business coaching (docs/product.md#coaching). */
export default function ServicesCoachingScreen({
  data: { page },
}: PageProps<Queries.ServicesCoachingScreenQuery>) {
  const { results, capabilities, programs, methodology, callToAction } = page;
  return (
    <Sections head={<Seo {...page.seo} />}>
      <PictureSplitHero
        {...page.hero}
        sheet={page.sheet}
        size="display"
        side="start"
      />
      {results && <FigureBand id="results" {...results} />}
      {capabilities && (
        <Section headingId="capabilities" quiet>
          <Capabilities>
            <StickyHeading>{capabilities.heading}</StickyHeading>
            <ul>
              {capabilities.cards.map(({ title, description }, index) => (
                <Capability
                  key={index}
                  component="li"
                  variant="ruled"
                  data-enter=""
                >
                  <Typography variant="h4" component="h3">
                    {title}
                  </Typography>
                  <Typography color="textSecondary">{description}</Typography>
                </Capability>
              ))}
            </ul>
          </Capabilities>
        </Section>
      )}
      {programs && (
        <Section plane="neutralSoft" headingId="programs">
          <HeadingRow heading={programs.heading} loud />
          <Quadrants>
            {programs.cards.map(({ title, description, action }, index) => (
              <Program key={index} component="li" data-enter="">
                <Typography variant="headline" component="h3">
                  {title}
                </Typography>
                <Typography
                  color="textSecondary"
                  sx={{ maxWidth: "32em", mt: 2 }}
                >
                  {description}
                </Typography>
                <ProgramLink {...action} context={title} />
              </Program>
            ))}
          </Quadrants>
        </Section>
      )}
      {methodology && <Process id="methodology" {...methodology} quiet />}
      {callToAction && <CallToAction {...callToAction} />}
    </Sections>
  );
}

export const query = graphql`
  query ServicesCoachingScreen {
    page: servicesCoachingPage {
      ...Seo
      hero {
        ...PictureSplitHero
      }
      sheet {
        ...Sheet
      }
      results {
        ...FigureBand
      }
      capabilities {
        ...TextCards
      }
      programs {
        heading
        cards {
          title
          description
          action {
            ...Action
          }
        }
      }
      methodology {
        ...Process
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`;
