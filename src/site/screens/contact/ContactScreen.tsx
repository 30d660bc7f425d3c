import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { WomensNetwork } from "../../sections/WomensNetwork";
import { space } from "../../theme/tokens";
import { Row, RowList } from "../../ui/cards/RowList";
import { ActionButtons } from "../../ui/controls/ActionButtons";
import { useShell } from "../../ui/hooks/useShell";
import { Breadcrumbs } from "../../ui/links/Breadcrumbs";
import { TextLink } from "../../ui/links/TextLink";
import { mail, phone } from "../../ui/pictures/contactIconPaths";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { ThreeParts } from "../../ui/structure/ThreeParts";
import { Lead } from "../../ui/text/Lead";
import { ContactForm } from "./ContactForm";

/** Text links in a row. */
const Links = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[6],
});

/** The contact page (docs/product.md#contact). */
export default function ContactScreen({
  data: { page, womensNetwork, site: firm },
}: PageProps<Queries.ContactScreenQuery>) {
  const { site } = useShell();
  const { hero, form, next, offices, network, follow } = page;
  return (
    <>
      <Seo {...page.seo} />
      <Section sx={({ layout }) => ({ pt: layout.pageTop })}>
        <ThreeParts>
          <div>
            <Breadcrumbs />
            <Typography variant="display" sx={{ my: 5 }}>
              {hero.title}
            </Typography>
            <Lead sx={{ mb: 5 }}>{hero.lead}</Lead>
            <ActionButtons
              actions={[
                { to: site.phoneHref, label: site.phone, icon: phone },
                { to: `mailto:${site.email}`, label: site.email, icon: mail },
              ]}
            />
          </div>
          <ContactForm form={form} />
          <div>
            <Typography variant="h4" component="h2" sx={{ mb: 4 }}>
              {next.heading}
            </Typography>
            <RowList>
              {next.steps.map(({ title, description }) => (
                <Row
                  key={title}
                  title={title}
                  text={description}
                  isNumbered
                  isNarrow
                />
              ))}
            </RowList>
          </div>
        </ThreeParts>
      </Section>
      <Section headingId="offices">
        <SectionHeading variant="h3" sx={{ mb: 5 }}>
          {offices.heading}
        </SectionHeading>
        <RowList>
          {firm.offices.map(({ region, cities, email }) => (
            <Row
              key={region}
              title={region}
              text={cities.join(", ")}
              value={
                <TextLink to={`mailto:${email}`} label={email} icon={mail} />
              }
            />
          ))}
        </RowList>
      </Section>
      <WomensNetwork {...womensNetwork} {...network} />
      <Section headingId="follow-us">
        <SectionHeading variant="h3" sx={{ mb: 3 }}>
          {follow.heading}
        </SectionHeading>
        <Links>
          {site.socialProfiles
            .filter((profile) => profile.follow)
            .map(({ label, to }) => (
              <li key={label}>
                <TextLink to={to} label={label} />
              </li>
            ))}
        </Links>
      </Section>
    </>
  );
}

export const query = graphql`
  query ContactScreen {
    page: contactPage {
      ...Seo
      hero {
        title
        lead
      }
      form {
        ...ContactForm
      }
      next {
        heading
        steps {
          title
          description
        }
      }
      offices {
        heading
      }
      network {
        ...NetworkPicture
      }
      follow {
        heading
      }
    }
    site: siteContent {
      offices {
        region
        cities
        email
      }
    }
    womensNetwork {
      ...WomensNetwork
    }
  }
`;
