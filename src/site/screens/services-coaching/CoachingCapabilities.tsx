import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { Columns } from "../../ui/Columns";
import { Section } from "../../ui/Section";

interface CoachingCapabilitiesProps {
  capabilities: Queries.CoachingCapabilitiesFragment;
}

const Root = styled(Section)(({ theme }) => ({
  "& h2": {
    [theme.breakpoints.up("md")]: { position: "sticky", top: 112 },
  },
  "& li": {
    display: "grid",
    gap: "4px 20px",
    paddingBlock: 24,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up("md")]: { gridTemplateColumns: "1fr 1fr" },
  },
  "& .description": { color: theme.vars.palette.text.secondary },
}));

/** The coaching capabilities: pairs of name and text beside a heading that stays in view. */
export function CoachingCapabilities({
  capabilities: { heading, cards },
}: CoachingCapabilitiesProps) {
  return (
    <Root headingId="capabilities">
      <Columns split="4-8" align="start">
        <Typography id="capabilities" variant="h2">
          {heading}
        </Typography>
        <ul>
          {cards.map(({ title, description }) => (
            <li key={title} data-enter="">
              <Typography variant="h4" component="h3">
                {title}
              </Typography>
              <Typography className="description">{description}</Typography>
            </li>
          ))}
        </ul>
      </Columns>
    </Root>
  );
}

export const fragment = graphql`
  fragment CoachingCapabilities on CoachingCapabilities {
    heading
    cards {
      title
      description
    }
  }
`;
