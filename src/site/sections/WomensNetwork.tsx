import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { ActionButton } from "../ui/ActionButton";
import { Actions } from "../ui/Actions";
import { FigureList } from "../ui/FigureList";
import { FigureText } from "../ui/FigureText";
import { Icon } from "../ui/Icon";
import { calendar } from "../ui/iconPaths";
import { Picture } from "../ui/Picture";
import { Section } from "../ui/Section";

const Root = styled(Section)(({ theme }) => ({
  "& .halves": { display: "grid" },
  "& .picture": { height: "100%", minHeight: 280 },
  "& .text": { padding: `${theme.layout.section} clamp(1.25rem, 5vw, 5.5rem)` },
  "& .lead, & .notice": { color: theme.vars.palette.text.secondary },
  "& .lead": { maxWidth: "30em", marginTop: 20 },
  "& dl": {
    display: "grid",
    gridTemplateColumns: "repeat(3, auto)",
    justifyContent: "start",
    gap: "clamp(16px, 3vw, 48px)",
    margin: "34px 0",
  },
  "& dl > div": { gap: 8 },
  "& dt": theme.typography.body2,
  "& dl dd": { fontSize: "clamp(2.25rem, 1.6rem + 1.9vw, 3.5rem)" },
  "& .notice": { display: "flex", gap: 10, marginBottom: 34 },
  [theme.breakpoints.up("md")]: {
    "& .halves": { gridTemplateColumns: "1fr 1fr" },
    "& .picture": { minHeight: 360 },
    '& [data-side="end"]': { order: 1 },
    // Words on the left start where the rest of the page starts.
    '& [data-side="end"] + .text': {
      paddingLeft: theme.layout.edge("200%"),
    },
  },
}));

interface WomensNetworkProps {
  network: Queries.WomensNetworkFragment;
  picture: Queries.NetworkPictureFragment;
  /** The half of the block that the picture fills from 900 px on. */
  side?: "start" | "end";
}

/** The women's network: whom it is for, its figures, what it does next, and the way into its group. */
export function WomensNetwork({
  network: { heading, text, claims, notice, action },
  picture: { picture },
  side = "start",
}: WomensNetworkProps) {
  return (
    <Root plane="networkDeep" headingId="womens-network" bleed flush="both">
      <div className="halves">
        <div data-side={side}>
          <Picture
            className="picture"
            image={picture.file?.childImageSharp?.gatsbyImageData}
            alt={picture.alt}
            radius="none"
            // In a low box, faces before hands.
            position="50% 20%"
          />
        </div>
        <div className="text">
          <Typography id="womens-network" variant="h2">
            {heading}
          </Typography>
          <Typography variant="subtitle1" component="p" className="lead">
            {text}
          </Typography>
          <FigureList claims={claims}>
            {(number) => <FigureText value={number} />}
          </FigureList>
          <p className="notice">
            <Icon path={calendar} />
            {notice}
          </p>
          <Actions>
            <ActionButton href={action.to} label={action.label} />
          </Actions>
        </div>
      </div>
    </Root>
  );
}

export const fragments = graphql`
  fragment WomensNetwork on WomensNetwork {
    heading
    text
    claims {
      label
      figure {
        number
      }
    }
    notice
    action {
      label
      to
    }
  }

  fragment NetworkPicture on NetworkPicture {
    picture {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            width: 1040
            breakpoints: [412, 824, 1040, 1540]
            sizes: "(min-width: 2080px) 50vw, (min-width: 900px) 1040px, 100vw"
          )
        }
      }
    }
  }
`;
