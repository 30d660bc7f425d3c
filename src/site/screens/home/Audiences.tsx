import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { FigureText } from "../../ui/FigureText";
import { Icon } from "../../ui/Icon";
import { Section } from "../../ui/Section";
import { SplitHeading } from "../../ui/SplitHeading";

const Root = styled(Section)(({ theme }) => ({
  "& li": {
    display: "grid",
    gridTemplateColumns: "118px 1fr",
    columnGap: 16,
    paddingBlock: 22,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  "& .figure": {
    gridRow: "span 2",
    ...theme.typography.stat,
    fontSize: "3rem",
  },
  "& h3": { display: "flex", alignItems: "flex-start", gap: 10 },
  "& h3 svg": { marginTop: 1 },
  "& .text": { color: theme.vars.palette.text.secondary, marginTop: 6 },
  [theme.breakpoints.up("md")]: {
    "& ul": { display: "grid", gridTemplateColumns: "repeat(4, 1fr)" },
    "& li": {
      display: "block",
      padding: "8px 28px 4px",
      borderTop: 0,
      borderLeft: `1px solid ${theme.vars.palette.divider}`,
    },
    "& li:first-of-type": { paddingLeft: 0, borderLeft: 0 },
    "& .figure": {
      display: "block",
      marginBottom: 26,
      fontSize: theme.typography.stat.fontSize,
    },
  },
}));

/** The audiences that the firm works for, each with how many of it. */
export function Audiences({
  audiences: { heading, lead, cards },
}: {
  audiences: Queries.AudiencesFragment;
}) {
  return (
    <Root headingId="audiences">
      <SplitHeading id="audiences" title={heading} lead={lead} />
      <ul>
        {cards.map(({ title, description, icon, figure, tone }) => (
          <li key={title} data-enter="">
            <span className="figure" data-tone={tone}>
              <FigureText value={figure.number} />
            </span>
            <Typography variant="h4" component="h3">
              <Icon path={icon} size={28} />
              {title}
            </Typography>
            <Typography variant="body2" className="text">
              {description}
            </Typography>
          </li>
        ))}
      </ul>
    </Root>
  );
}

export const fragment = graphql`
  fragment Audiences on Audiences {
    heading
    lead
    cards {
      title
      description
      icon
      tone
      figure {
        number
      }
    }
  }
`;
