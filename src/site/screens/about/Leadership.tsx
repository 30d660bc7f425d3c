import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { columns } from "../../theme/grids";
import { Picture } from "../../ui/pictures/Picture";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { Lead } from "../../ui/text/Lead";
import { Note } from "../../ui/text/Note";
import { space } from "../../theme/tokens";
import { Caption } from "../../ui/text/Caption";

/** Portrait and words side by side, on phones portrait and name; the team below them. */
const Root = styled("div")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gridTemplate: `
    "heading heading"
    "portrait name"
    "biography biography" / 1fr 1fr`,
  alignItems: "center",
  gap: `${space[5]} ${layout.gap}`,
  [breakpoints.up("sm")]: {
    gridTemplate: `
      "portrait heading"
      "portrait name"
      "portrait biography" 1fr / 5fr 7fr`,
    alignItems: "start",
    columnGap: space[6],
  },
}));

/** From 600 px on as tall as the words. */
const Portrait = styled(Picture)(({ theme }) => ({
  gridArea: "portrait",
  [theme.breakpoints.up("sm")]: {
    alignSelf: "stretch",
    aspectRatio: "auto",
    minHeight: 320,
  },
}));

const Person = styled("div")({ gridArea: "name" });

const Biography = styled("div")({
  gridArea: "biography",
  display: "grid",
  gap: space[4],
});

/** Each with the text beside a small portrait, or below it where the text would be too narrow. */
const Team = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  gridColumn: "1 / -1",
  display: "grid",
  gap: layout.gap,
  "& > li": {
    display: "flex",
    flexWrap: "wrap",
    alignContent: "flex-start",
    alignItems: "flex-start",
    gap: space[4],
  },
  [breakpoints.up("sm")]: {
    gridTemplateColumns: columns(3),
    marginTop: space[6],
  },
}));

const TeamPortrait = styled(Picture)({ width: 112 });

const TeamWords = styled("div")({ flex: "1 1 9rem" });

/** The founder and the team. */
export function Leadership({
  heading,
  founder,
  team,
}: Queries.LeadershipFragment) {
  return (
    <Section headingId="leadership">
      <Root>
        <SectionHeading sx={{ gridArea: "heading" }}>{heading}</SectionHeading>
        <Portrait picture={founder.person.portrait} ratio="1" />
        <Person>
          <Typography variant="headline" component="h3">
            {founder.person.name}
          </Typography>
          <Typography variant="subtitle2" color="textSecondary" sx={{ mt: 2 }}>
            {founder.person.role}
          </Typography>
        </Person>
        <Biography>
          {founder.biography.map((paragraph) => (
            <Lead key={paragraph}>{paragraph}</Lead>
          ))}
        </Biography>
        {team && (
          <Team>
            {team.map(
              ({ subtitle, person: { name, role, portrait } }, index) => (
                <Card key={index} component="li" data-enter="">
                  <TeamPortrait picture={portrait} ratio="1" />
                  <TeamWords>
                    <Typography variant="subtitle2" component="h3">
                      {name}
                    </Typography>
                    <Caption sx={{ mt: 1 }}>{role}</Caption>
                    <Note sx={{ mt: 2 }}>{subtitle}</Note>
                  </TeamWords>
                </Card>
              ),
            )}
          </Team>
        )}
      </Root>
    </Section>
  );
}

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
                breakpoints: [192, 384, 540, 768, 1080]
                sizes: "(min-width: 600px) 506px, (min-width: 337px) calc(47.2vw - 18px), calc(94.4vw - 19px)"
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
        name
        role
        portrait {
          alt
          file {
            childImageSharp {
              gatsbyImageData(
                width: 224
                aspectRatio: 1
                breakpoints: [112, 224, 336]
                sizes: "112px"
                transformOptions: { cropFocus: NORTH }
              )
            }
          }
        }
      }
    }
  }
`;
