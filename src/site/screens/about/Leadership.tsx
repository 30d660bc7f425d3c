import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { Picture } from "../../ui/pictures/Picture";
import { Columns } from "../../ui/structure/Columns";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { endPairs, rowsOfFour, rowsOfThree } from "../../ui/structure/evenRows";
import { Lead } from "../../ui/text/Lead";
import { Note } from "../../ui/text/Note";

const Portrait = styled(Picture)({
  alignSelf: "start",
  "@media print": { maxWidth: "50%" },
});

const TextBlock = styled("div")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  [theme.breakpoints.up("md")]: { paddingLeft: "clamp(8px, 3.4vw, 56px)" },
}));

const Team = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: layout.gap,
  marginTop: 40,
  "& > li": {
    display: "grid",
    gridTemplateColumns: "112px 1fr",
    alignItems: "center",
    columnGap: 18,
  },
  [breakpoints.up("md")]: {
    marginTop: "auto",
    paddingTop: 40,
    "& > li": {
      gridTemplateColumns: "100%",
      alignContent: "start",
      rowGap: 14,
    },
    '&[data-row="4"]': rowsOfFour,
    // Fewer than three in a row: text beside a small portrait, as on phones.
    '&[data-row="3"]': {
      ...rowsOfThree,
      [endPairs]: {
        gridColumn: "span 3",
        gridTemplateColumns: "clamp(64px, 7.8vw, 112px) 1fr",
        alignItems: "start",
      },
    },
  },
}));

/** The founder and the team. */
export function Leadership({
  heading,
  founder,
  team,
}: Queries.LeadershipFragment) {
  return (
    <Section headingId="leadership">
      <Columns first={5} second={7} align="stretch">
        <Portrait picture={founder.person.portrait} ratio="4 / 5" />
        <TextBlock>
          <SectionHeading>{heading}</SectionHeading>
          <Typography variant="h3" sx={{ mt: "clamp(20px, 2.6vw, 40px)" }}>
            {founder.person.name}
          </Typography>
          <Typography
            variant="subtitle2"
            color="textSecondary"
            sx={{ mt: "6px" }}
          >
            {founder.person.role}
          </Typography>
          {founder.biography.map((paragraph) => (
            <Lead key={paragraph} sx={{ mt: "14px" }}>
              {paragraph}
            </Lead>
          ))}
          {/* Rows of three, or of four if that fills all rows. */}
          {team && (
            <Team data-row={team.length % 4 === 0 ? 4 : 3}>
              {team.map(
                ({ subtitle, person: { name, role, portrait } }, index) => (
                  <Card key={index} component="li" data-enter="">
                    <Picture picture={portrait} ratio="1" />
                    <div>
                      <Typography variant="h5" component="h3">
                        {name}
                      </Typography>
                      <Note sx={{ mt: "6px" }}>{role}</Note>
                      <Typography variant="body2" sx={{ mt: "6px" }}>
                        {subtitle}
                      </Typography>
                    </div>
                  </Card>
                ),
              )}
            </Team>
          )}
        </TextBlock>
      </Columns>
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
                aspectRatio: 0.8
                breakpoints: [384, 540, 768, 1080]
                sizes: "(min-width: 1344px) 506px, (min-width: 900px) calc(38.8vw - 15px), calc(94.4vw - 19px)"
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
                breakpoints: [156, 224, 414]
                sizes: "(min-width: 1344px) 207px, (min-width: 900px) calc(16.5vw - 14px), 112px"
              )
            }
          }
        }
      }
    }
  }
`;
