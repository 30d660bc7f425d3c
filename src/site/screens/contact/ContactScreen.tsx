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
import { Section, SectionHeading } from "../../ui/structure/Section";
import { SmartLink } from "../../ui/links/SmartLink";
import { Lead } from "../../ui/text/Lead";
import { useShell } from "../../ui/hooks/useShell";
import { NextSteps } from "./NextSteps";
import { Offices } from "./Offices";

const Hero = styled(Section)(({ theme }) => ({
  paddingTop: theme.layout.pageTop,
}));

/** Words, form and what happens next; from 900 px on the form is beside both. */
const Parts = styled("div")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: `${space[6]} ${layout.gap}`,
  [breakpoints.up("md")]: {
    gridTemplateColumns: "1fr 1fr",
    gridTemplateRows: "auto 1fr",
  },
}));

const ContactLinks = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[6],
});

const ContactLink = styled(SmartLink)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  width: "fit-content",
  minHeight: 52,
  ...theme.typography.subtitle2,
  color: theme.vars.palette.primary.main,
  textDecoration: faintUnderline,
  [canHover]: { "&:hover": { textDecorationColor: "currentColor" } },
}));

const FollowRow = styled("div")(({ theme }) => ({
  display: "grid",
  gap: space[5],
  [theme.breakpoints.up("lg")]: {
    gridTemplateColumns: "1fr auto",
    alignItems: "center",
  },
}));

/** Rows of two on phones, of three on tablets, which they fill; one row from 900 px on. */
const Profiles = styled("ul")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  "& > li": {
    maxWidth: "100%",
    // A name is only broken where it is wider than the window.
    minWidth: "fit-content",
    [theme.breakpoints.down("md")]: { flex: "1 0 30%" },
  },
}));

const Pill = styled(SmartLink)(({ theme: { vars } }) => ({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minHeight: 48,
  padding: `0 ${space[3]}`,
  border: line.control,
  borderRadius: radii.pill,
  fontWeight: 600,
  textDecoration: "none",
  [canHover]: { "&:hover": { backgroundColor: vars.palette.surface.tint } },
  "&:focus-visible": { borderRadius: radii.pill },
}));

const PillArrow = styled(Icon)(({ theme }) => ({
  marginLeft: "auto",
  color: theme.vars.palette.text.secondary,
}));

/** The contact page (docs/product.md#contact). */
export default function ContactScreen({
  data: { page, womensNetwork, ...data },
}: PageProps<Queries.ContactScreenQuery>) {
  const { site } = useShell();
  const { hero, form, next, offices, network, follow } = page;
  const profiles = site.socialProfiles.filter((profile) => profile.follow);
  return (
    <>
      <Seo {...page.seo} />
      <Hero>
        <Parts>
          <div>
            <Breadcrumbs />
            <Typography variant="display" sx={{ mt: 5 }}>
              {hero.title}
            </Typography>
            <Lead sx={{ mt: 5, mb: 6, maxWidth: "none" }}>{hero.lead}</Lead>
            <ContactLinks>
              <ContactLink href={site.phoneHref}>
                <Icon path={phone} />
                {`${site.phone} `}
              </ContactLink>
              <ContactLink href={site.emailHref}>
                <Icon path={mail} />
                {`${site.email} `}
              </ContactLink>
            </ContactLinks>
          </div>
          <ContactForm form={form} />
          <NextSteps {...next} />
        </Parts>
      </Hero>
      <Offices heading={offices.heading} offices={data.site.offices} />
      <WomensNetwork {...womensNetwork} {...network} side="end" />
      <Section headingId="follow-us">
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
        ...NextSteps
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
