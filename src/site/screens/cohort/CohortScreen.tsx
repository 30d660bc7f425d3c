import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { Figures } from "../../sections/Figures";
import { Process } from "../../sections/Process";
import { Sheet } from "../../sections/Sheet";
import { DotList } from "../../ui/text/DotList";
import { LazyFaqAccordion } from "./LazyFaqAccordion";
import { Columns } from "../../ui/structure/Columns";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { CohortApply } from "./CohortApply";
import { CohortHero } from "./CohortHero";
import { PartnerPerks } from "./PartnerPerks";
import { space, line } from "../../theme/tokens";

const Illustration = styled("div")({ marginTop: space[6] });

const Benefits = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  "& > li": { padding: `${space[2]} 0 ${space[5]}` },
  "& > li + li": {
    paddingTop: space[5],
    borderTop: line.hairline,
  },
  // The title on the left, its text on the right.
  [breakpoints.between("sm", "md")]: {
    "& > li": {
      display: "grid",
      gridTemplateColumns: "5fr 7fr",
      alignItems: "baseline",
      columnGap: layout.gap,
    },
  },
}));

const Criteria = styled("div")(({ theme }) => ({
  display: "grid",
  gap: space[7],
  [theme.breakpoints.up("sm")]: {
    gridAutoFlow: "column",
    gridAutoColumns: "1fr",
  },
}));

const CriteriaHeading = styled(Typography)<{ component: "h2" }>({
  paddingBottom: space[5],
  marginBottom: space[5],
  borderBottom: line.strong,
});

const CriteriaList = styled(DotList)({ gap: space[4] });

/** The cohort, an accelerator programme (docs/product.md#cohort). */
export default function CohortScreen({
  data: { page, partnerCredits },
}: PageProps<Queries.CohortScreenQuery>) {
  const { results, blueprint, perks, journey, faqs, apply } = page;
  const criteria = [page.eligibility, page.differentiators];
  return (
    <>
      <Seo {...page.seo} />
      <CohortHero hero={page.hero} dates={page.dates} fee={page.fee} />
      <Figures id="cohort-results" {...results} durationMs={3000} />
      <Section headingId="blueprint">
        <Columns first={5} second={6} align="stretch">
          <div>
            <SectionHeading>{blueprint.heading}</SectionHeading>
            <Illustration>
              <Sheet {...blueprint.sheet} />
            </Illustration>
          </div>
          <Benefits>
            {blueprint.cards.map(({ title, description }, index) => (
              <Card key={index} component="li" data-enter="">
                <Typography variant="headline" component="h3">
                  {title}
                </Typography>
                <Typography
                  color="textSecondary"
                  sx={{ maxWidth: "30em", mt: 2 }}
                >
                  {description}
                </Typography>
              </Card>
            ))}
          </Benefits>
        </Columns>
      </Section>
      <PartnerPerks {...perks} {...partnerCredits} />
      <Section>
        <Criteria>
          {criteria.map(({ heading, items }, index) => (
            <div key={index}>
              <CriteriaHeading variant="headline" component="h2">
                {heading}
              </CriteriaHeading>
              <CriteriaList items={items} />
            </div>
          ))}
        </Criteria>
      </Section>
      <Process id="journey" {...journey} plane="neutralSoft" />
      <Section headingId="faqs">
        <Columns first={4} second={7}>
          <SectionHeading>{faqs.heading}</SectionHeading>
          <LazyFaqAccordion items={faqs.items} />
        </Columns>
      </Section>
      <CohortApply {...apply} />
    </>
  );
}

export const query = graphql`
  query CohortScreen {
    page: cohortPage {
      ...Seo
      ...CohortHero
      results {
        ...Figures
      }
      blueprint {
        heading
        sheet {
          ...Sheet
        }
        cards {
          title
          description
        }
      }
      perks {
        ...PartnerPerks
      }
      eligibility {
        heading
        items
      }
      differentiators {
        heading
        items
      }
      journey {
        ...Process
      }
      faqs {
        ...Faqs
      }
      apply {
        ...CohortApply
      }
    }
    partnerCredits {
      partners {
        ...PartnerPerk
      }
    }
  }
`;
