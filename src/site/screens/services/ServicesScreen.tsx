import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { canHover } from "../../theme/media";
import { rect } from "../../../common/kolam/shapes";
import { pattern } from "../../../common/pattern";
import { Seo } from "../../layout/Seo";
import { CallToAction } from "../../sections/CallToAction";
import type { Plane } from "../../theme/planes";
import { ColourPanels } from "../../ui/cards/ColourPanels";
import { IconCard, IconRows } from "../../ui/cards/IconCard";
import { PrimaryIcon } from "../../ui/pictures/PrimaryIcon";
import { arrowForward } from "../../ui/pictures/iconPaths";
import { Kolam } from "../../ui/pictures/Kolam";
import { PageHero } from "../../ui/structure/PageHero";
import { Lead } from "../../ui/text/Lead";
import { Columns } from "../../ui/structure/Columns";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { Sections } from "../../ui/structure/Sections";
import { ShowMore } from "../../ui/disclosure/ShowMore";
import { SmartLink } from "../../ui/links/SmartLink";
import { space, line } from "../../theme/tokens";

/** Colours of the service panels in order. */
const planes: readonly Plane[] = [
  "primary",
  "network",
  "primaryLight",
  "primaryDeep",
];

/** A line that leads to a page. */
const LineLink = styled(SmartLink)(({ theme: { vars } }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[2]} ${space[6]}`,
  paddingBlock: space[6],
  borderBottom: line.hairline,
  textDecoration: "none",
  [canHover]: {
    '&:hover [data-slot="title"]': { color: vars.palette.primary.main },
  },
}));

/** On phones always below the title, beside the arrow. */
const LineText = styled(Typography)(({ theme: { vars, breakpoints } }) => ({
  flex: "1 1 240px",
  color: vars.palette.text.secondary,
  [breakpoints.down("sm")]: { flexBasis: "calc(100% - 72px)" },
}));

const LineArrow = styled(PrimaryIcon)({ alignSelf: "center" });

const ExtendedServices = styled(IconRows)({
  columnGap: space[7],
  "& > li": { padding: `${space[5]} 0 ${space[5]}` },
});

/** The services overview (docs/product.md#services). */
export default function ServicesScreen({
  data: { page },
}: PageProps<Queries.ServicesScreenQuery>) {
  const { services, funding, further, extended, callToAction } = page;
  const lines = [funding, further].flat().filter((line) => line !== null);
  return (
    <Sections head={<Seo {...page.seo} />}>
      <PageHero {...page.hero} />
      {services && (
        <Section headingId="services" bleed flush="both" sx={{ mt: 7 }}>
          <SectionHeading hidden>{services.heading}</SectionHeading>
          <ColourPanels
            items={services.panels.map((panel, index) => ({
              ...panel,
              plane: planes[index % planes.length] ?? "primary",
            }))}
            // Each drawing has one loop more than the one before.
            art={
              pattern &&
              ((index) => <Kolam cells={rect(1, index + 1)} size={64} />)
            }
          />
        </Section>
      )}
      {lines.length > 0 && (
        <Section flush={extended ? "both" : "top"}>
          {lines.map(({ title, summary, to }) => (
            <LineLink key={to} href={to}>
              <Typography variant="h3" component="h2" data-slot="title">
                {title}
              </Typography>
              <LineText>{summary}</LineText>
              <LineArrow path={arrowForward} />
            </LineLink>
          ))}
        </Section>
      )}
      {extended && (
        <Section headingId="extended-services" quiet>
          <Columns first={4} second={7}>
            <div>
              <SectionHeading>{extended.heading}</SectionHeading>
              <Lead sx={{ mt: 5, maxWidth: "none" }}>{extended.lead}</Lead>
            </div>
            <ShowMore as={ExtendedServices} {...extended.toggle}>
              {extended.services.map((service, index) => (
                <IconCard key={index} variant="ruled" {...service} />
              ))}
            </ShowMore>
          </Columns>
        </Section>
      )}
      {callToAction && <CallToAction {...callToAction} />}
    </Sections>
  );
}

export const query = graphql`
  query ServicesScreen {
    page: servicesPage {
      ...Seo
      hero {
        title
        lead
      }
      services {
        heading
        panels: services {
          title
          description: summary
          icon
          to
        }
      }
      funding {
        title
        summary
        to
      }
      further {
        title
        summary
        to
      }
      extended {
        heading
        lead
        toggle {
          ...ShowMore
        }
        services {
          ...IconCard
        }
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`;
