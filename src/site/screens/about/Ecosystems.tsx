import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { rect, stairs } from "../../../common/kolam/shapes";
import { Kolam } from "../../ui/Kolam";
import { Section } from "../../ui/Section";

const drawings = [rect(2, 2), rect(3, 2), stairs(3)];

const Root = styled(Section)(({ theme }) => ({
  "& .heading": {
    maxWidth: "11em",
    marginBottom: "clamp(2.5rem, 4.4vw, 4.5rem)",
  },
  "& ul": { display: "grid", gap: "clamp(28px, 5vw, 80px)" },
  "& svg": { color: theme.vars.palette.primary.main },
  "& h3": { marginTop: 26 },
  "& .text": { color: theme.vars.palette.text.secondary, marginTop: 10 },
  [theme.breakpoints.up("md")]: {
    "& ul": { gridTemplateColumns: "repeat(3, 1fr)", alignItems: "end" },
    "& li": {
      display: "grid",
      gridRow: "span 3",
      gridTemplateRows: "subgrid",
      rowGap: 0,
    },
    "& svg": { alignSelf: "end" },
  },
}));

/** What the firm does beside its business: three columns, each opened by a kolam that grows. */
export function Ecosystems({
  ecosystems: { heading, cards },
}: {
  ecosystems: Queries.EcosystemsFragment;
}) {
  return (
    <Root plane="mist" headingId="ecosystems">
      <Typography
        id="ecosystems"
        variant="h2"
        component="h2"
        className="heading"
      >
        {heading}
      </Typography>
      <ul>
        {cards.map(({ title, description }, index) => (
          <li key={title} data-enter="">
            <Kolam cells={drawings[index % drawings.length] ?? []} size={52} />
            <Typography variant="h3" component="h3">
              {title}
            </Typography>
            <Typography variant="body1" className="text">
              {description}
            </Typography>
          </li>
        ))}
      </ul>
    </Root>
  );
}

export const fragment = graphql`
  fragment Ecosystems on TextCardSection {
    heading
    cards {
      title
      description
    }
  }
`;
