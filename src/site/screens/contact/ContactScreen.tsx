import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { HeroWords } from "../../sections/HeroWords";
import { WomensNetwork } from "../../sections/WomensNetwork";
import { Row, RowList } from "../../ui/cards/RowList";
import { ActionButton } from "../../ui/controls/ActionButton";
import { Actions } from "../../ui/controls/ActionButtons";
import { useShell } from "../../ui/hooks/useShell";
import { TextLink } from "../../ui/links/TextLink";
import { mail, phone } from "../../ui/pictures/contactIconPaths";
import { Box } from "../../ui/structure/Box";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { ThreeParts } from "../../ui/structure/ThreeParts";
import { ContactForm } from "./ContactForm";

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
          <HeroWords {...hero}>
            {/* Outlined, because the form's button is the page's filled one. */}
            <Actions>
              {[
                { to: site.phoneHref, label: site.phone, icon: phone },
                { to: `mailto:${site.email}`, label: site.email, icon: mail },
              ].map((action) => (
                <ActionButton key={action.to} {...action} variant="outlined" />
              ))}
            </Actions>
          </HeroWords>
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
        <Box as="ul" sx={{ display: "flex", flexWrap: "wrap", columnGap: 6 }}>
          {site.socialProfiles
            .filter((profile) => profile.follow)
            .map(({ label, to }) => (
              <li key={label}>
                <TextLink to={to} label={label} />
              </li>
            ))}
        </Box>
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
