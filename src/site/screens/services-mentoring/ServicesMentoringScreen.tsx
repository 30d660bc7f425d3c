import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { CallToAction } from "../../sections/CallToAction";
import { PictureSplitHero } from "../../sections/PictureSplitHero";
import { IconCard, IconRows } from "../../ui/cards/IconCard";
import { ActionButton } from "../../ui/controls/ActionButton";
import { FigureList } from "../../ui/figures/FigureList";
import { Columns } from "../../ui/structure/Columns";
import {
  HeadingRow,
  Section,
  SectionHeading,
} from "../../ui/structure/Section";
import { Sections } from "../../ui/structure/Sections";
import { ShowMore } from "../../ui/disclosure/ShowMore";
import { Lead } from "../../ui/text/Lead";
import { Until } from "../../ui/disclosure/Until";
import { space, line } from "../../theme/tokens";

const Services = styled(IconRows)({
  columnGap: space[7],
  "& > li": { paddingBlock: space[5] },
});

/** Controls in the colour of the page's tone, on white. */
const Offer = styled(Section)(({ theme }) => ({
  "&[data-plane]": { backgroundColor: theme.vars.palette.background.default },
}));

/** A ruled row for each claim: the figure, and below it its label, on phones beside it. */
const Claims = styled(FigureList)(({ theme }) => ({
  borderBottom: line.hairline,
  "& > li": {
    paddingBlock: space[5],
    [theme.breakpoints.down("sm")]: {
      flexDirection: "row",
      alignItems: "baseline",
    },
  },
  '& [data-slot="figure"]': { flex: "none", minWidth: "2.6em" },
}));

/** One wide row for each part of the approach. */
const Part = styled("li")(
  ({ theme: { layout, vars, typography, breakpoints } }) => ({
    display: "grid",
    gridTemplateColumns: "72px 1fr",
    gap: `${space[2]} ${layout.gap}`,
    paddingBlock: space[5],
    borderTop: line.strong,
    counterIncrement: "part",
    "&::before": {
      content: "counter(part)",
      gridRow: "span 2",
      ...typography.statLarge,
      color: vars.palette.network.main,
    },
    // After the number.
    "& > *": { gridColumn: 2 },
    [breakpoints.up("md")]: {
      gridTemplateColumns: "2fr 5fr 5fr",
      "& > * + *": { gridColumn: 3 },
    },
  }),
);

/** Mentoring of women entrepreneurs (docs/product.md#mentoring). */
export default function ServicesMentoringScreen({
  data: { page },
}: PageProps<Queries.ServicesMentoringScreenQuery>) {
  const { services, flagship, approach, callToAction } = page;
  return (
    <Sections head={<Seo {...page.seo} />}>
      <PictureSplitHero
        {...page.hero}
        sheet={page.sheet}
        size="h1"
        plane="networkSoft"
      />
      {services && (
        <Offer plane="networkSoft" headingId="services">
          <HeadingRow heading={services.heading} />
          <ShowMore as={Services} {...services.toggle}>
            {services.cards.map((card, index) => (
              <IconCard key={index} variant="ruled" {...card} />
            ))}
          </ShowMore>
        </Offer>
      )}
      {flagship && (
        <Section plane="networkDeep" headingId="flagship">
          <Columns first={7} second={5} onTablets>
            <div>
              <SectionHeading variant="h1">{flagship.heading}</SectionHeading>
              <Lead sx={{ mt: 5 }}>{flagship.text}</Lead>
              {flagship.offer && (
                <Until lastDay={flagship.offerEnds}>
                  <Typography variant="h4" component="p" sx={{ mt: 5, mb: 6 }}>
                    {flagship.offer}
                  </Typography>
                </Until>
              )}
              <ActionButton {...flagship.action} />
            </div>
            <Claims claims={flagship.claims} variant="ruled" />
          </Columns>
        </Section>
      )}
      {approach && (
        <Section headingId="approach">
          <HeadingRow heading={approach.heading} />
          <ol>
            {approach.cards.map(({ title, description }, index) => (
              <Part key={index} data-enter="">
                <Typography variant="h3">{title}</Typography>
                <Typography color="textSecondary">{description}</Typography>
              </Part>
            ))}
          </ol>
        </Section>
      )}
      {callToAction && <CallToAction {...callToAction} plane="network" />}
    </Sections>
  );
}

export const query = graphql`
  query ServicesMentoringScreen {
    page: servicesMentoringPage {
      ...Seo
      hero {
        ...PictureSplitHero
      }
      sheet {
        ...Sheet
      }
      services {
        heading
        toggle {
          ...ShowMore
        }
        cards {
          ...IconCard
        }
      }
      flagship {
        heading
        text
        offer
        offerEnds
        action {
          ...Action
        }
        claims {
          ...Claim
        }
      }
      approach {
        ...TextCards
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`;
