import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { tablet } from "../../theme/media";
import { Picture } from "../../ui/pictures/Picture";
import { Section, SectionHeading } from "../../ui/structure/Section";
import {
  endPairs,
  evenPairs,
  rowsOfFour,
  rowsOfThree,
} from "../../ui/structure/evenRows";
import { rowLengths } from "../../ui/structure/rowLengths";
import { Lead } from "../../ui/text/Lead";
import { Note } from "../../ui/text/Note";
import { space } from "../../theme/tokens";
import { Caption } from "../../ui/text/Caption";

/** Portrait and words side by side; the team below them, from 900 px on below the words. */
const Root = styled("div")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: `${space[6]} ${layout.gap}`,
  [breakpoints.up("sm")]: { gridTemplateColumns: "5fr 7fr" },
  [breakpoints.up("md")]: {
    gridTemplateRows: "auto 1fr",
    columnGap: space[7],
  },
  // Browsers tear a heading from what follows it in grids.
  "@media print": {
    display: "block",
    "& > * + *": { marginTop: space[5] },
  },
}));

const Portrait = styled(Picture)(({ theme }) => ({
  alignSelf: "start",
  [theme.breakpoints.up("md")]: { gridRow: "span 2" },
  "@media print": { maxWidth: "50%" },
}));

const Team = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: layout.gap,
  "& > li": {
    display: "grid",
    gridTemplateColumns: "112px 1fr",
    alignItems: "center",
    columnGap: space[4],
  },
  [tablet]: { ...evenPairs, gridColumn: "1 / -1" },
  [breakpoints.up("md")]: {
    alignSelf: "end",
    "& > li": {
      gridTemplateColumns: "100%",
      alignContent: "start",
      rowGap: space[4],
    },
    '&[data-row="4"]': rowsOfFour,
    // Fewer than three in a row: text beside a small portrait, as on phones.
    '&[data-row="3"]': {
      ...rowsOfThree,
      [endPairs]: {
        gridColumn: "span 3",
        gridTemplateColumns: "min(112px, 30%) 1fr",
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
  const teamSize = team?.length ?? 0;
  // Rows of three, or of four if that fills all rows.
  const perRow = teamSize % 4 === 0 ? 4 : 3;
  const rowOf = rowLengths(teamSize, perRow).flatMap((length) =>
    Array.from({ length }, () => length),
  );
  return (
    <Section headingId="leadership">
      <Root>
        <Portrait picture={founder.person.portrait} ratio="4 / 5" />
        <div>
          <SectionHeading variant="h1">{heading}</SectionHeading>
          <Typography variant="headline" component="h3" sx={{ mt: 6 }}>
            {founder.person.name}
          </Typography>
          <Typography variant="subtitle2" color="textSecondary" sx={{ mt: 2 }}>
            {founder.person.role}
          </Typography>
          {founder.biography.map((paragraph) => (
            <Lead key={paragraph} sx={{ mt: 4 }}>
              {paragraph}
            </Lead>
          ))}
        </div>
        {team && (
          <Team data-row={perRow}>
            {team.map(
              ({ subtitle, person: { name, role, portrait } }, index) => (
                <Card key={index} component="li" data-enter="">
                  <Picture
                    picture={portrait}
                    ratio="1"
                    // In a shorter row it is as small as on phones.
                    sizes={rowOf[index] === perRow ? undefined : "112px"}
                  />
                  <div>
                    <Typography variant="h5" component="h3">
                      {name}
                    </Typography>
                    <Caption sx={{ mt: 2 }}>{role}</Caption>
                    <Note sx={{ mt: 2 }}>{subtitle}</Note>
                  </div>
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
                aspectRatio: 0.8
                breakpoints: [384, 540, 768, 1080]
                sizes: "(min-width: 1344px) 506px, (min-width: 900px) calc(38.8vw - 15px), (min-width: 600px) 38.8vw, calc(94.4vw - 19px)"
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
