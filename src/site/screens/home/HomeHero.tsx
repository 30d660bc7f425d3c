import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { ActionButtons } from "../../ui/ActionButtons";
import { Actions } from "../../ui/Actions";
import { containerStyles } from "../../ui/containerStyles";
import { Kolam } from "../../ui/Kolam";
import { skyline } from "../../../common/kolam/shapes";
import { Picture } from "../../ui/Picture";

/** Growth as a rising line; the first cell, at the top, is the goal. */
const cells = skyline([1, 1, 2, 2, 3, 4, 4, 5, 6]);

const Root = styled("section")(({ theme }) => ({
  paddingTop: "clamp(2.5rem, 4.4vw, 4.5rem)",
  "& .text": containerStyles(theme),
  "& h1": { maxWidth: "11em" },
  "& .row": {
    display: "grid",
    gap: `28px ${theme.layout.gap}`,
    marginTop: "clamp(1.5rem, 2.4vw, 2.25rem)",
  },
  "& .lead": { color: theme.vars.palette.text.secondary, maxWidth: "36em" },
  "& .art": { marginTop: "clamp(2.25rem, 3.4vw, 3.5rem)" },
  "& .picture": { height: 240 },
  "& .plane": { position: "relative", height: 190, overflow: "clip" },
  "& .plane svg": {
    position: "absolute",
    right: "5%",
    bottom: "5%",
    height: "90%",
    width: "auto",
    maxWidth: "none",
  },
  [theme.breakpoints.up("md")]: {
    "& .row": { gridTemplateColumns: "1fr 1fr", alignItems: "end" },
    "& .buttons": { justifyContent: "flex-end" },
    "& .art": {
      display: "grid",
      gridTemplateColumns: "7fr 5fr",
      height: "clamp(230px, 35vw, 520px)",
    },
    "& .picture, & .plane": { height: "100%", minHeight: 0 },
  },
}));

/** The opening of the home page: the claim, its two actions, and a picture beside the rising line. */
export function HomeHero({ hero }: { hero: Queries.HomeHeroFragment }) {
  return (
    <Root>
      <div className="text">
        <Typography variant="display" component="h1">
          {hero.title}
        </Typography>
        <div className="row">
          <Typography variant="subtitle1" className="lead">
            {hero.lead}
          </Typography>
          <Actions className="buttons">
            <ActionButtons actions={hero.actions} />
          </Actions>
        </div>
      </div>
      <div className="art">
        <Picture
          className="picture"
          image={hero.picture.file?.childImageSharp?.gatsbyImageData}
          alt={hero.picture.alt}
          radius="none"
          position="50% 40%"
          priority
        />
        <div className="plane" data-plane="blue">
          <Kolam cells={cells} size={58} goal={0} draw />
        </div>
      </div>
    </Root>
  );
}

export const fragment = graphql`
  fragment HomeHero on HomeHero {
    title
    lead
    actions {
      label
      to
    }
    picture {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            width: 1280
            breakpoints: [430, 768, 900, 1280, 1800]
            sizes: "(min-width: 900px) 62.3vw, (min-width: 427px) 100vw, 427px"
          )
        }
      }
    }
  }
`;
