import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { ActionButtons } from "../../ui/controls/ActionButtons";
import { phone } from "../../ui/pictures/contactIconPaths";
import { Columns } from "../../ui/structure/Columns";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { TextLink } from "../../ui/links/TextLink";
import { Lead } from "../../ui/text/Lead";
import { useShell } from "../../ui/hooks/useShell";

/** The call to apply, a founder's quote, and all contacts. */
export function CohortApply({
  actions,
  social,
  ...texts
}: Queries.CohortApplyFragment) {
  const { site } = useShell();
  return (
    <Section plane="primary" headingId="apply">
      <SectionHeading variant="display" sx={{ mb: 6 }}>
        {texts.heading}
      </SectionHeading>
      <Columns first={6} second={6} onTablets>
        <div>
          <Lead>{texts.text}</Lead>
          <Box component="figure" sx={{ display: "grid", gap: 4, mt: 6 }}>
            <Typography variant="h3" component="blockquote">
              {texts.quote}
            </Typography>
            <figcaption>{texts.quoteAuthor}</figcaption>
          </Box>
        </div>
        <div>
          <Typography variant="h4" component="h3">
            {texts.contactHeading}
          </Typography>
          <ActionButtons actions={actions} sx={{ my: 4 }} />
          <div>
            <TextLink to={site.phoneHref} label={site.phone} icon={phone} />
          </div>
          {social && <TextLink {...social} />}
        </div>
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
    actions {
      ...Action
    }
    social {
      ...Action
    }
  }
`;
