import Card, { type CardProps } from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { ContactForm } from "./ContactForm";
import { Seo } from "../../layout/Seo";
import { WomensNetwork } from "../../sections/WomensNetwork";
import { canHover } from "../../theme/media";
import { faintUnderline, radii, space, line } from "../../theme/tokens";
import { Breadcrumbs } from "../../ui/links/Breadcrumbs";
import { Icon } from "../../ui/pictures/Icon";
import { arrowOutward } from "../../ui/pictures/iconPaths";
import { mail, phone } from "../../ui/pictures/contactIconPaths";
import { balancedLabels } from "../../ui/structure/evenRows";
import { Columns } from "../../ui/structure/Columns";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { Sections } from "../../ui/structure/Sections";
import { SmartLink } from "../../ui/links/SmartLink";
import { Lead } from "../../ui/text/Lead";
import { useShell } from "../../ui/hooks/useShell";
import { Offices } from "./Offices";
import { TitledText } from "../../ui/text/TitledText";

const Hero = styled(Section)(({ theme }) => ({
  paddingBlock: `${theme.layout.pageTop} ${space[7]}`,
}));

const ContactLink = styled(SmartLink)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: space[4],
  width: "fit-content",
  minHeight: 52,
  ...theme.typography.h5,
  color: theme.vars.palette.primary.main,
  textDecoration: faintUnderline,
  [canHover]: { "&:hover": { textDecorationColor: "currentColor" } },
}));

const Steps = styled("ol")({
  borderBottom: line.hairline,
  counterReset: "step",
  "& > li": {
    position: "relative",
    paddingBlock: space[4],
    paddingLeft: space[7],
    counterIncrement: "step",
  },
});

const Step = styled(Card)<Pick<CardProps, "component">>(
  ({ theme: { typography, vars } }) => ({
    "&::before": {
      ...typography.title,
      content: "counter(step)",
      position: "absolute",
      left: 0,
      color: vars.palette.primary.main,
    },
  }),
);

const FollowRow = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[5]} ${space[7]}`,
  [theme.breakpoints.up("sm")]: {
    flexWrap: "nowrap",
    "& > h2": { flex: "none" },
  },
}));

const Profiles = styled("ul")(({ theme }) => ({
  ...balancedLabels(8),
  marginRight: `calc(-1 * ${space[2]})`,
  // A phone is just wide enough for two.
  [theme.breakpoints.down("sm")]: { "& > li": { marginRight: space[1] } },
  // Two fit in a line, on tablets beside the heading.
  [theme.breakpoints.down("md")]: { textWrap: "wrap" },
}));

const Pill = styled(SmartLink)(({ theme: { vars } }) => ({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: 48,
  padding: `0 ${space[4]}`,
  border: line.control,
  borderRadius: radii.pill,
  fontWeight: 600,
  textDecoration: "none",
  [canHover]: { "&:hover": { backgroundColor: vars.palette.surface.tint } },
  "&:focus-visible": { borderRadius: radii.pill },
}));

const PillArrow = styled(Icon)(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

/** The contact page (docs/product.md#contact). */
export default function ContactScreen({
  data: { page, womensNetwork, ...data },
}: PageProps<Queries.ContactScreenQuery>) {
  const { site } = useShell();
  const { hero, form, next, offices, network, follow } = page;
  const profiles = (site.socialProfiles ?? []).filter(
    (profile) => profile.follow,
  );
  return (
    <Sections head={<Seo {...page.seo} />}>
      <Hero>
        <Columns first={6} second={6}>
          <div>
            <Breadcrumbs />
            <Typography variant="display" sx={{ mt: 5 }}>
              {hero.title}
            </Typography>
            <Lead sx={{ mt: 5, mb: 6, maxWidth: "none" }}>{hero.lead}</Lead>
            {site.phones.map(({ href, text, label }) => (
              <ContactLink key={text} href={href} data-label={label}>
                <Icon path={phone} />
                {`${text} `}
              </ContactLink>
            ))}
            <ContactLink href={site.emailHref}>
              <Icon path={mail} />
              {`${site.email} `}
            </ContactLink>
            {next && (
              <>
                <Typography variant="h4" component="h2" sx={{ mt: 6, mb: 4 }}>
                  {next.heading}
                </Typography>
                <Steps>
                  {next.steps.map(({ title, description }, index) => (
                    <Step key={index} component="li" variant="ruled">
                      <TitledText title={title} description={description} />
                    </Step>
                  ))}
                </Steps>
              </>
            )}
          </div>
          {form && <ContactForm form={form} />}
        </Columns>
      </Hero>
      {offices && data.site.offices && (
        <Offices heading={offices.heading} offices={data.site.offices} />
      )}
      {womensNetwork && network && (
        <WomensNetwork {...womensNetwork} {...network} side="end" />
      )}
      {follow && profiles.length > 0 && (
        <Section headingId="follow-us" sx={{ py: 7 }}>
          <FollowRow>
            <SectionHeading>{follow.heading}</SectionHeading>
            <Profiles>
              {profiles.map(({ label, icon, to }) => (
                <li key={label}>
                  <Pill href={to}>
                    <Icon path={icon} size={20} />
                    {label}
                    <PillArrow path={arrowOutward} size={20} />
                  </Pill>
                </li>
              ))}
            </Profiles>
          </FollowRow>
        </Section>
      )}
    </Sections>
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
        ...Office
      }
    }
    womensNetwork {
      ...WomensNetwork
    }
  }
`;
