import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { HeroWords } from "../../sections/HeroWords";
import { WomensNetwork } from "../../sections/WomensNetwork";
import { space } from "../../theme/tokens";
import { RowList } from "../../ui/cards/RowList";
import { useShell } from "../../ui/hooks/useShell";
import { TextLink } from "../../ui/links/TextLink";
import { mail, phone } from "../../ui/pictures/contactIconPaths";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { ContactForm } from "./ContactForm";

/** The contact page (docs/product.md#contact-form). */
export default function ContactScreen({
  data: { page, womensNetwork, site: firm },
}: PageProps<Queries.ContactScreenQuery>) {
  const { site } = useShell();
  const { hero, form, next, offices, network, follow } = page;
  return (
    <>
      <Seo {...page.seo} />
      <Section sx={({ layout }) => ({ pt: layout.pageTop })}>
        {/* The form is beside the other two. */}
        <Box
          sx={({ layout }) => ({
            display: "grid",
            gap: `${space[7]} ${layout.gap}`,
            gridTemplate: { md: "auto 1fr / 1fr 1fr" },
          })}
        >
          <HeroWords
            {...hero}
            actions={[
              { label: site.phone, to: site.phoneHref, icon: phone },
              { label: site.email, to: `mailto:${site.email}`, icon: mail },
            ]}
          />
          <ContactForm form={form} />
          <div>
            <Typography variant="h3" component="h2" sx={{ mb: 5 }}>
              {next.heading}
            </Typography>
            <RowList rows={next.steps} isNumbered isNarrow />
          </div>
        </Box>
      </Section>
      <Section headingId="offices">
        <SectionHeading variant="h3" sx={{ mb: 5 }}>
          {offices.heading}
        </SectionHeading>
        <RowList
          rows={firm.offices.map(({ region, cities, email }) => ({
            title: region,
            description: cities.join(", "),
            value: (
              <TextLink to={`mailto:${email}`} label={email} icon={mail} />
            ),
          }))}
        />
      </Section>
      <WomensNetwork {...womensNetwork} {...network} />
      <Section headingId="follow-us">
        <SectionHeading variant="h3" sx={{ mb: 3 }}>
          {follow.heading}
        </SectionHeading>
        <Box
          component="ul"
          sx={{ display: "flex", flexWrap: "wrap", columnGap: 6 }}
        >
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
