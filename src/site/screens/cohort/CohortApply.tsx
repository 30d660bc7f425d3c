import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { ActionButtons } from "../../ui/controls/ActionButtons";
import { WhatsApp } from "../../../common/brandIcons";
import { download, mail, phone } from "../../ui/pictures/contactIconPaths";
import { Columns } from "../../ui/structure/Columns";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { TextLink } from "../../ui/links/TextLink";
import { Lead } from "../../ui/text/Lead";
import { useShell } from "../../ui/hooks/useShell";
import { space } from "../../theme/tokens";

const QuoteBox = styled("figure")(({ theme }) => ({
  marginTop: space[7],
  color: theme.vars.palette.text.secondary,
}));

const Words = styled("blockquote")(({ theme: { typography, vars } }) => ({
  ...typography.headline,
  maxWidth: "22em",
  marginBottom: space[4],
  color: vars.palette.text.primary,
  quotes: '"“" "”"',
  "&::before": { content: "open-quote" },
  "&::after": { content: "close-quote" },
}));

/** On tablets the links are beside the buttons. */
const Contact = styled("div")(({ theme: { breakpoints } }) => ({
  display: "grid",
  gap: space[3],
  [breakpoints.between("sm", "md")]: {
    gridTemplateColumns: "min-content 1fr",
    columnGap: space[7],
  },
}));

const ContactHeading = styled(Typography)<{ component: "h3" }>({
  gridColumn: "1 / -1",
  marginBottom: space[2],
});

const ContactButtons = styled(ActionButtons)(({ theme }) => ({
  "& > a": {
    justifyContent: "flex-start",
    // As wide as the widest.
    [theme.breakpoints.up("sm")]: { width: "100%", whiteSpace: "nowrap" },
  },
}));

const ContactLinks = styled("div")({
  display: "grid",
  justifyItems: "start",
  alignContent: "start",
});

/** The call to apply, a founder's quote, and all contacts. */
export function CohortApply({
  whatsapp,
  email,
  brochure,
  social,
  ...texts
}: Queries.CohortApplyFragment) {
  const { site } = useShell();
  const buttons = [
    whatsapp && { ...whatsapp, icon: WhatsApp },
    email && { ...email, icon: mail },
    brochure && { ...brochure, icon: download },
  ].filter((button) => button !== null);
  return (
    <Section plane="primary" headingId="apply">
      <Columns first={7} second={4}>
        <div>
          <SectionHeading variant="display">{texts.heading}</SectionHeading>
          <Lead sx={{ maxWidth: "34em", mt: 5 }}>{texts.text}</Lead>
          <QuoteBox>
            <Words>{texts.quote}</Words>{" "}
            <figcaption>{texts.quoteAuthor}</figcaption>
          </QuoteBox>
        </div>
        <Contact>
          <ContactHeading variant="h4" component="h3">
            {texts.contactHeading}
          </ContactHeading>
          <ContactButtons actions={buttons} />
          <ContactLinks>
            <TextLink to={site.phoneHref} label={site.phone} icon={phone} />
            {social && <TextLink {...social} />}
          </ContactLinks>
        </Contact>
      </Columns>
    </Section>
  );
}

export const fragment = graphql`
  fragment CohortApply on CohortApply {
    heading
    text
    quote
    quoteAuthor
    contactHeading
    whatsapp {
      ...Action
    }
    email {
      ...Action
    }
    brochure {
      ...Action
    }
    social {
      ...Action
    }
  }
`;
