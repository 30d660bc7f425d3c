import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { Picture } from "../../ui/Picture";
import { Section } from "../../ui/Section";

const Photograph = styled(Picture)({ marginTop: "clamp(1.75rem, 3vw, 3rem)" });

const Rows = styled("ul")(({ theme }) => ({
  display: "grid",
  gridAutoRows: "1fr",
  "& li": {
    padding: "clamp(22px, 2.4vw, 34px) 0",
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  "& li:first-of-type": { paddingTop: 6, borderTop: 0 },
  "& h3": {
    ...theme.typography.h3,
    fontSize: "clamp(1.625rem, 1.3rem + 1.2vw, 2.375rem)",
  },
  "& p": {
    maxWidth: "30em",
    marginTop: 8,
    color: theme.vars.palette.text.secondary,
  },
}));

/** The benefits for founders in rows, beside a picture. */
export function CohortBlueprint({
  heading,
  picture,
  cards,
}: Queries.CohortBlueprintFragment) {
  return (
    <Section headingId="blueprint" split="5-6" align="stretch">
      <div>
        <Typography id="blueprint" variant="h2">
          {heading}
        </Typography>
        <Photograph picture={picture} ratio={{ wide: "1", small: "3/2" }} />
      </div>
      <Rows>
        {cards.map(({ title, description }) => (
          <li key={title} data-enter="">
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

export const fragment = graphql`
  fragment CohortBlueprint on CohortBlueprint {
    heading
    cards {
      title
      description
    }
    picture {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            width: 768
            breakpoints: [384, 540, 768, 1080]
            sizes: "(min-width: 1344px) 506px, (min-width: 900px) calc(38.8vw - 15px), calc(94.4vw - 19px)"
          )
        }
      }
    }
  }
`;
