import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { Columns } from "../../ui/Columns";
import { Picture } from "../../ui/Picture";
import { Section } from "../../ui/Section";

const Root = styled(Section)(({ theme: { vars } }) => ({
  "& .picture": { marginTop: "clamp(1.75rem, 3vw, 3rem)" },
  "& ul": { display: "grid", gridAutoRows: "1fr" },
  "& li": {
    padding: "clamp(22px, 2.4vw, 34px) 0",
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  "& li:first-of-type": { paddingTop: 6, borderTop: 0 },
  "& h3": { fontSize: "clamp(1.625rem, 1.3rem + 1.2vw, 2.375rem)" },
  "& .text": {
    maxWidth: "30em",
    marginTop: 8,
    color: vars.palette.text.secondary,
  },
}));

/** What the cohort gives a founder, in four rows beside a picture. */
export function CohortBlueprint({
  blueprint: { heading, picture, cards },
}: {
  blueprint: Queries.CohortBlueprintFragment;
}) {
  return (
    <Root headingId="blueprint">
      <Columns split="5-6" align="stretch">
        <div>
          <Typography id="blueprint" variant="h2">
            {heading}
          </Typography>
          <Picture
            className="picture"
            image={picture.file.childImageSharp?.gatsbyImageData}
            alt={picture.alt}
            ratio={{ wide: "1", small: "3/2" }}
          />
        </div>
        <ul>
          {cards.map(({ title, description }) => (
            <li key={title} data-enter="">
              <Typography variant="h3">{title}</Typography>
              <p className="text">{description}</p>
            </li>
          ))}
        </ul>
      </Columns>
    </Root>
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
            breakpoints: [384, 645, 768, 1015, 1412]
            sizes: "(min-width: 1344px) 506px, (min-width: 900px) calc(38.8vw - 15px), calc(94.4vw - 19px)"
          )
        }
      }
    }
  }
`;
