import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { Sheet } from "../../sections/Sheet";
import { ActionButtons, stackedActions } from "../../ui/controls/ActionButtons";
import { Container } from "../../ui/structure/Container";
import { Kolam } from "../../ui/pictures/Kolam";
import { skyline } from "../../../common/kolam/shapes";
import { Picture } from "../../ui/pictures/Picture";
import { Lead } from "../../ui/text/Lead";
import { lowWindow } from "../../theme/media";
import { space } from "../../theme/tokens";

/** Growth as a rising line; the first cell, at the top, is the goal. */
const cells = skyline([1, 1, 2, 2, 3, 4, 4, 5, 6]);

const columns = "7fr 5fr";

const Root = styled("section")({
  paddingTop: space[7],
  [lowWindow]: { paddingTop: space[5] },
});

/** In a low window on one line, so that the buttons are in the first view. */
const Title = styled(Typography)(({ theme }) => ({
  maxWidth: "11em",
  [lowWindow]: { ...theme.typography.h1, maxWidth: "none" },
}));

const Row = styled("div")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: `${space[6]} ${layout.gap}`,
  marginTop: space[6],
  [breakpoints.up("md")]: {
    gridTemplateColumns: "1fr 1fr",
    alignItems: "end",
  },
}));

const HeroActions = styled(ActionButtons)(({ theme }) => ({
  [theme.breakpoints.between("md", "lg")]: stackedActions,
  [theme.breakpoints.up("lg")]: { justifyContent: "flex-end" },
}));

const Art = styled("div")(({ theme }) => ({
  marginTop: space[7],
  [theme.breakpoints.up("sm")]: {
    display: "grid",
    gridTemplateColumns: columns,
    height: "clamp(230px, 35vw, 520px)",
  },
}));

const Photograph = styled(Picture)(({ theme }) => ({
  height: 240,
  [theme.breakpoints.up("sm")]: { height: "100%" },
}));

const ColourPlane = styled("div")(({ theme }) => ({
  position: "relative",
  height: 190,
  overflow: "clip",
  [theme.breakpoints.up("sm")]: { height: "100%" },
}));

const Skyline = styled(Kolam)({
  position: "absolute",
  right: "5%",
  bottom: "5%",
  height: "90%",
  width: "auto",
  maxWidth: "none",
});

/** The sheet lies on the plane of the rising line. Both keep to the page's width. */
const Desk = styled("div")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: layout.gap,
  marginTop: space[7],
  padding: `${space[7]} ${layout.edge("100%")}`,
  [breakpoints.down("sm")]: { paddingBottom: space[2] },
  [breakpoints.up("sm")]: { gridTemplateColumns: columns },
}));

const DeskLine = styled(Kolam)(({ theme: { breakpoints } }) => ({
  placeSelf: "end",
  height: 96,
  width: "auto",
  [breakpoints.up("sm")]: { height: "auto", width: "94%" },
}));

interface HomeHeroProps extends Queries.HomeHeroFragment {
  sheet: Queries.SheetFragment | null;
}

/** The hero of the home page: the claim, its actions, and a sheet or a picture beside the rising line. */
export function HomeHero({
  title,
  lead,
  actions,
  picture,
  sheet,
}: HomeHeroProps) {
  return (
    <Root>
      <Container>
        <Title variant="display">{title}</Title>
        <Row>
          <Lead>{lead}</Lead>
          <HeroActions actions={actions} />
        </Row>
      </Container>
      {sheet ? (
        <Desk data-plane="primary">
          <Sheet {...sheet} />
          <DeskLine cells={cells} size={58} goal={0} draw />
        </Desk>
      ) : (
        <Art>
          <Photograph
            picture={picture}
            radius="none"
            position="50% 40%"
            priority
          />
          <ColourPlane data-plane="primary">
            <Skyline cells={cells} size={58} goal={0} draw />
          </ColourPlane>
        </Art>
      )}
    </Root>
  );
}

export const fragment = graphql`
  fragment HomeHero on HomeHero {
    title
    lead
    actions {
      ...Action
    }
    picture {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            width: 1080
            breakpoints: [430, 768, 1080, 1536]
            sizes: "(min-width: 600px) 62.3vw, (min-width: 427px) 100vw, 427px"
          )
        }
      }
    }
  }
`;
