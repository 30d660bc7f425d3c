import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { AutoScrollStrip } from "../../ui/AutoScrollStrip";
import { Icon } from "../../ui/Icon";
import { Quote } from "../../ui/Quote";
import { Section } from "../../ui/Section";

const Root = styled(Section)(({ theme }) => ({
  paddingBlock: "clamp(3.5rem, 6vw, 6.5rem)",
  "& .row": { marginTop: 36 },
  "& ul": {
    paddingLeft: theme.layout.edge("100%"),
  },
  // Two steps of the strip.
  "& li": {
    display: "flex",
    flexDirection: "column",
    gap: 18,
    width: "min(400px, 80vw)",
    marginRight: 48,
    paddingRight: 48,
    borderRight: `1px solid ${theme.vars.palette.divider}`,
  },
  "& li > svg": { color: theme.vars.palette.primary.main },
  "& figure": { flex: 1 },
  '&[data-plane="blue"] blockquote': { fontSize: "2rem", lineHeight: 1.14 },
  '&[data-plane="white"]': {
    paddingTop: 0,
    "& .row": {
      paddingBlock: 30,
      borderBlock: `1px solid ${theme.vars.palette.divider}`,
    },
  },
}));

/**
 * Short testimonials in a row that moves by itself. The page shows it twice: large on the blue plane, then small on
 * white, moving the other way.
 */
export function VictoryVoices({
  voices: { heading, voices },
  again = false,
}: {
  voices: Queries.VictoryVoicesFragment;
  again?: boolean;
}) {
  return (
    <Root plane={again ? "white" : "blue"} bleed>
      <AutoScrollStrip
        label={heading}
        backwards={again}
        heading={
          <Typography variant={again ? "h3" : "h2"} component="h2">
            {heading}
          </Typography>
        }
      >
        {voices.map(({ name, location, business, testimonial, icon }) => (
          <li key={name}>
            <Icon path={icon} size={28} />
            <Quote
              quote={testimonial}
              name={name}
              detail={`${business}, ${location}`}
            />
          </li>
        ))}
      </AutoScrollStrip>
    </Root>
  );
}

export const fragment = graphql`
  fragment VictoryVoices on VictoryVoices {
    heading
    voices {
      name
      location
      business
      testimonial
      icon
    }
  }
`;
