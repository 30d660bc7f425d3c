import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { Sheet } from "../../sections/Sheet";
import { ActionButtons, stackedActions } from "../../ui/controls/ActionButtons";
import { Container } from "../../ui/structure/Container";
import { Kolam } from "../../ui/pictures/Kolam";
import { skyline } from "../../../common/kolam/shapes";
import { Lead } from "../../ui/text/Lead";
import { space } from "../../theme/tokens";

/** Growth as a rising line; the first cell, at the top, is the goal. */
const cells = skyline([1, 1, 2, 2, 3, 4, 4, 5, 6]);

const Root = styled("section")({ paddingTop: space[7] });

const Title = styled(Typography)({ maxWidth: "11em" });

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

/** The sheet lies on the plane of the rising line. Both keep to the page's width. */
const Desk = styled("div")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: layout.gap,
  marginTop: space[7],
  padding: `${space[7]} ${layout.edge("100%")}`,
  [breakpoints.down("sm")]: { paddingBottom: space[2] },
  [breakpoints.up("sm")]: { gridTemplateColumns: "7fr 5fr" },
}));

const DeskLine = styled(Kolam)(({ theme: { breakpoints } }) => ({
  placeSelf: "end",
  height: 96,
  width: "auto",
  [breakpoints.up("sm")]: { height: "auto", width: "94%" },
}));

interface HomeHeroProps extends Queries.HomeHeroFragment {
  sheet: Queries.SheetFragment;
}

/** The hero of the home page: the claim, its actions, and a sheet beside the rising line. */
export function HomeHero({ title, lead, actions, sheet }: HomeHeroProps) {
  return (
    <Root>
      <Container>
        <Title variant="display">{title}</Title>
        <Row>
          <Lead>{lead}</Lead>
          <HeroActions actions={actions} />
        </Row>
      </Container>
      <Desk data-plane="primary">
        <Sheet {...sheet} />
        <DeskLine cells={cells} size={58} goal={0} draw />
      </Desk>
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
  }
`;
