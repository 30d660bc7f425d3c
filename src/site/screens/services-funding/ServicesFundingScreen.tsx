import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { stairs } from "../../../common/kolam/shapes";
import { Seo } from "../../layout/Seo";
import { CallToAction } from "../../sections/CallToAction";
import { Sheet } from "../../sections/Sheet";
import { DarkScheme } from "../../theme/DarkScheme";
import { canHover } from "../../theme/media";
import { mediumSerif, space, line } from "../../theme/tokens";
import { IconCard } from "../../ui/cards/IconCard";
import { ActionButtons } from "../../ui/controls/ActionButtons";
import { Breadcrumbs } from "../../ui/links/Breadcrumbs";
import { DotList } from "../../ui/text/DotList";
import { evenPairs } from "../../ui/structure/evenRows";
import { Kolam } from "../../ui/pictures/Kolam";
import { Ledger } from "../../ui/figures/Ledger";
import { Quadrants } from "../../ui/cards/Quadrants";
import { Columns } from "../../ui/structure/Columns";
import {
  HeadingRow,
  Section,
  SectionHeading,
} from "../../ui/structure/Section";
import { Sections } from "../../ui/structure/Sections";
import { Lead } from "../../ui/text/Lead";
import { Testimonials } from "./Testimonials";

const Hero = styled(Section)(({ theme: { vars } }) => ({
  paddingBlock: space[7],
  borderBottom: line.hairline,
  // The colour of money.
  "& [data-variant=contained]": {
    color: vars.palette.growth.contrastText,
    backgroundColor: vars.palette.growth.main,
    [canHover]: { "&:hover": { backgroundColor: vars.palette.growth.dark } },
  },
}));

const HeroArt = styled(Kolam)(({ theme: { vars, breakpoints } }) => ({
  "--line": vars.palette.primary.main,
  "--dot": vars.palette.growth.main,
  width: "100%",
  [breakpoints.down("md")]: { display: "none" },
}));

const Words = styled("div")({ display: "grid", gap: space[5] });

const Support = styled("ul")(({ theme: { breakpoints } }) => ({
  display: "grid",
  gap: space[7],
  '& [data-slot="icon"]': { marginBottom: space[4] },
  [breakpoints.up("sm")]: evenPairs,
}));

const Entry = styled("div")({
  paddingBlock: space[5],
  borderTop: line.hairline,
});

const Question = styled("dt")(({ theme }) => ({
  ...theme.typography.h4,
  ...mediumSerif,
  marginBottom: space[2],
}));

const Answer = styled("dd")(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

/** Funding, the one page in the dark scheme (docs/product.md#funding). */
export default function ServicesFundingScreen({
  data: { page },
}: PageProps<Queries.ServicesFundingScreenQuery>) {
  const { hero, sheet, audiences, support, programs, testimonials } = page;
  const { faqs, callToAction } = page;
  return (
    <Sections
      head={
        <>
          <DarkScheme />
          <Seo {...page.seo} />
        </>
      }
    >
      <Hero>
        <Columns first={sheet ? 7 : 8} second={sheet ? 5 : 4} align="center">
          <Words>
            <Breadcrumbs />
            <Typography variant="display">{hero.title}</Typography>
            <Lead>{hero.lead}</Lead>
            <ActionButtons actions={hero.actions} />
          </Words>
          {sheet ? (
            <Sheet {...sheet} />
          ) : (
            <HeroArt cells={stairs(5)} size={85} dotRadius={5} />
          )}
        </Columns>
      </Hero>
      {audiences && (
        <Section
          headingId="audiences"
          sx={(theme) => ({ "--dot": theme.vars.palette.growth.main })}
        >
          <SectionHeading hidden>{audiences.heading}</SectionHeading>
          <Quadrants>
            {audiences.cards.map(({ heading, items }, index) => (
              <li key={index} data-enter="">
                <Typography variant="h3" sx={{ mb: 5 }}>
                  {heading}
                </Typography>
                <DotList items={items} />
              </li>
            ))}
          </Quadrants>
        </Section>
      )}
      {support && (
        <Section plane="neutralSoft" headingId="support" quiet>
          <Columns first={4} second={7}>
            <SectionHeading>{support.heading}</SectionHeading>
            <Support>
              {support.cards.map((card, index) => (
                <IconCard key={index} {...card} />
              ))}
            </Support>
          </Columns>
        </Section>
      )}
      {programs && (
        <Section headingId="programs">
          <HeadingRow heading={programs.heading} loud />
          <Ledger rows={programs.rows} look="record" />
        </Section>
      )}
      {testimonials && <Testimonials {...testimonials} />}
      {faqs && (
        <Section headingId="faq">
          <Columns first={4} second={7}>
            <SectionHeading>{faqs.heading}</SectionHeading>
            <dl>
              {faqs.items.map(({ question, answer }, index) => (
                <Entry key={index} data-enter="">
                  <Question>{question}</Question> <Answer>{answer}</Answer>{" "}
                </Entry>
              ))}
            </dl>
          </Columns>
        </Section>
      )}
      {callToAction && <CallToAction {...callToAction} plane="growth" />}
    </Sections>
  );
}

export const query = graphql`
  query ServicesFundingScreen {
    page: servicesFundingPage {
      ...Seo
      hero {
        title
        lead
        actions {
          ...Action
        }
      }
      sheet {
        ...Sheet
      }
      audiences {
        heading
        cards {
          heading
          items
        }
      }
      support {
        ...IconCards
      }
      programs {
        heading
        rows {
          name: title
          note: description
          value
        }
      }
      testimonials {
        heading
        items {
          quote
          name: person
          detail: role
        }
      }
      faqs {
        ...Faqs
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`;
