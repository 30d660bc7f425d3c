import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { Person } from "../../ui/cards/Person";
import { CardGrid } from "../../ui/cards/CardGrid";
import { columns } from "../../theme/grids";
import { Picture } from "../../ui/pictures/Picture";
import { Columns } from "../../ui/structure/Columns";
import { Section } from "../../ui/structure/Section";
import { Lead } from "../../ui/text/Lead";
import { Note } from "../../ui/text/Note";

/** The founder and the team. */
export const Leadership = ({
  heading,
  founder: { person, biography },
  team,
}: Queries.LeadershipFragment) => (
  <Section headingId="leadership" heading={heading}>
    <Columns first={4} second={8} onTablets>
      <Picture
        picture={person.portrait}
        ratio="1"
        sx={{ maxWidth: { xs: "13rem", sm: "none" } }}
      />
      <Box sx={{ display: "grid", gap: 4 }}>
        <div>
          <Typography variant="headline" component="h3">
            {person.name}
          </Typography>
          <Typography variant="subtitle2" color="textSecondary">
            {person.role}
          </Typography>
        </div>
        {biography.map((paragraph) => (
          <Lead key={paragraph}>{paragraph}</Lead>
        ))}
      </Box>
    </Columns>
    {team && (
      <CardGrid
        columns={3}
        sx={{ mt: 7, gridTemplateColumns: { sm: "1fr", md: columns(3) } }}
      >
        {team.map(({ subtitle, person: member }, index) => (
          <li key={index} data-enter="">
            <Person person={member} size={112} heading="h3">
              <Note sx={{ mt: 2 }}>{subtitle}</Note>
            </Person>
          </li>
        ))}
      </CardGrid>
    )}
  </Section>
);

export const fragment = graphql`
  fragment Leadership on Leadership {
    heading
    founder {
      biography
      person {
        name
        role
        portrait {
          alt
          file {
            childImageSharp {
              gatsbyImageData(
                width: 768
                aspectRatio: 1
                breakpoints: [192, 272, 384, 540, 768, 1080]
                sizes: "(min-width: 1344px) 400px, (min-width: 600px) 31vw, 208px"
                transformOptions: { cropFocus: NORTH }
              )
            }
          }
        }
      }
    }
    team {
      subtitle
      person {
        ...Person
      }
    }
  }
`;
