import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { Columns } from "../../ui/Columns";
import { Picture } from "../../ui/Picture";
import { Section } from "../../ui/Section";

const Root = styled(Section)(({ theme }) => ({
  "& .portrait": { alignSelf: "start" },
  "& .text": { display: "flex", flexDirection: "column" },
  "& .name": { marginTop: "clamp(20px, 2.6vw, 40px)" },
  "& .role": { color: theme.vars.palette.text.secondary, marginTop: 6 },
  "& .biography": {
    color: theme.vars.palette.text.secondary,
    marginTop: 14,
    maxWidth: "36em",
  },
  "& .subtitle": { marginTop: 6 },
  "& .team": {
    display: "grid",
    gap: theme.layout.gap,
    marginTop: 40,
  },
  "& li": {
    display: "grid",
    gridTemplateColumns: "112px 1fr",
    alignItems: "center",
    columnGap: 18,
  },
  [theme.breakpoints.up("md")]: {
    "& .text": { paddingLeft: "clamp(8px, 3.4vw, 56px)" },
    "& .team": {
      gridTemplateColumns: "repeat(3, 1fr)",
      marginTop: "auto",
      paddingTop: 40,
    },
    "& li": {
      gridTemplateColumns: "100%",
      alignContent: "start",
      rowGap: 14,
    },
  },
}));

/** The founder and the team. */
export function Leadership({
  leadership: { heading, founder, team },
}: {
  leadership: Queries.LeadershipFragment;
}) {
  return (
    <Root headingId="leadership">
      <Columns split="5-7" align="stretch">
        <Picture
          className="portrait"
          image={founder.image.file.childImageSharp?.gatsbyImageData}
          alt={founder.image.alt}
          ratio="4 / 5"
        />
        <div className="text">
          <Typography id="leadership" variant="h2" component="h2">
            {heading}
          </Typography>
          <Typography variant="h3" component="h3" className="name">
            {founder.name}
          </Typography>
          <Typography variant="subtitle2" component="p" className="role">
            {founder.role}
          </Typography>
          {founder.biography.map((paragraph) => (
            <Typography
              key={paragraph}
              variant="subtitle1"
              component="p"
              className="biography"
            >
              {paragraph}
            </Typography>
          ))}
          <ul className="team">
            {team.map(({ name, role, subtitle, image }) => (
              <li key={name}>
                <Picture
                  image={image.file.childImageSharp?.gatsbyImageData}
                  alt={image.alt}
                  ratio="1"
                />
                <div>
                  <Typography variant="h5" component="h3">
                    {name}
                  </Typography>
                  <Typography variant="body2" className="role">
                    {role}
                  </Typography>
                  <Typography variant="body2" className="subtitle">
                    {subtitle}
                  </Typography>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Columns>
    </Root>
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
              breakpoints: [384, 645, 768, 1015, 1412]
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
              breakpoints: [112, 156, 224, 310, 414]
              sizes: "(min-width: 1344px) 207px, (min-width: 900px) calc(16.5vw - 14px), 112px"
            )
          }
        }
      }
    }
  }
`;
