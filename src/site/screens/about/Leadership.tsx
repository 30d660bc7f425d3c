import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { Columns } from "../../ui/Columns";
import { Picture } from "../../ui/Picture";
import { Section } from "../../ui/Section";
import { evenColumns, evenRows } from "../../ui/evenRows";
import { Lead, Note } from "../../ui/Text";

const Portrait = styled(Picture)({ alignSelf: "start" });

const Words = styled("div")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  "& > h3": { marginTop: "clamp(20px, 2.6vw, 40px)" },
  [theme.breakpoints.up("md")]: { paddingLeft: "clamp(8px, 3.4vw, 56px)" },
}));

const FounderRole = styled("p")(({ theme: { typography, vars } }) => ({
  ...typography.subtitle2,
  marginTop: 6,
  color: vars.palette.text.secondary,
}));

const MemberRole = styled(Note)({ marginTop: 6 });

const Subtitle = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 6,
}));

const Paragraph = styled(Lead)({ marginTop: 14 });

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
    gridTemplateColumns: evenColumns,
    marginTop: "auto",
    paddingTop: 40,
    "& > li": {
      gridColumn: "span var(--span)",
      gridTemplateColumns: "100%",
      alignContent: "start",
      rowGap: 14,
    },
    // Fewer than three in a row: text beside a small portrait, as on phones.
    "& > [data-wide]": {
      gridTemplateColumns: "clamp(64px, 7.8vw, 112px) 1fr",
      alignItems: "start",
    },
  },
}));

/** Rows of three, or of four if that fills all rows. */
const rowsFor = (count: number) =>
  evenRows(count, count % 4 === 0 ? 4 : 3).map((entry) => ({
    ...entry,
    "data-wide": entry.style["--span"] > 4 || undefined,
  }));

/** The founder and the team. */
export function Leadership({
  heading,
  founder,
  team,
}: Queries.LeadershipFragment) {
  const places = rowsFor(team.length);
  return (
    <Section headingId="leadership">
      <Columns split="5-7" align="stretch">
        <Portrait picture={founder.image} ratio="4 / 5" />
        <Words>
          <Typography id="leadership" variant="h2">
            {heading}
          </Typography>
          <Typography variant="h3">{founder.name}</Typography>
          <FounderRole>{founder.role}</FounderRole>
          {founder.biography.map((paragraph) => (
            <Paragraph key={paragraph}>{paragraph}</Paragraph>
          ))}
          <Team>
            {team.map(({ name, role, subtitle, image }, index) => (
              <li key={name} data-enter="" {...places[index]}>
                <Picture picture={image} ratio="1" />
                <div>
                  <Typography variant="h5" component="h3">
                    {name}
                  </Typography>
                  <MemberRole>{role}</MemberRole>
                  <Subtitle>{subtitle}</Subtitle>
                </div>
              </li>
            ))}
          </Team>
        </Words>
      </Columns>
    </Section>
  );
}

export const fragment = graphql`
  fragment Leadership on Leadership {
    heading
    founder {
      name
      role
      biography
      image {
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
    team {
      name
      role
      subtitle
      image {
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
`;
