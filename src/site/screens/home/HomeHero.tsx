import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Sheet } from "../../sections/Sheet";
import { ActionButtons } from "../../ui/controls/ActionButtons";
import { Columns } from "../../ui/structure/Columns";
import { Container } from "../../ui/structure/Container";
import { Kolam } from "../../ui/pictures/Kolam";
import { skyline } from "../../../common/kolam/shapes";
import { Lead } from "../../ui/text/Lead";
import { space } from "../../theme/tokens";

/** Growth as a rising line; the first cell, at the top, is the goal. */
const cells = skyline([1, 1, 2, 2, 3, 4, 4, 5, 6]);

const Opening = styled("section")({ paddingTop: space[7] });

const Title = styled(Typography)({ maxWidth: "11em", marginBottom: space[6] });

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

interface HomeHeroProps extends Queries.ActionHeroFragment {
  sheet: Queries.SheetFragment;
}

/** The hero of the home page: the claim, its actions, and a sheet beside the rising line. */
export function HomeHero({ title, lead, actions, sheet }: HomeHeroProps) {
  return (
    <Opening>
      <Container>
        <Title variant="display">{title}</Title>
        <Columns first={6} second={6} align="end">
          <Lead>{lead}</Lead>
          <ActionButtons actions={actions} />
        </Columns>
      </Container>
      <Desk data-plane="primary">
        <Sheet {...sheet} />
        <DeskLine cells={cells} size={58} goal={0} draw />
      </Desk>
    </Opening>
  );
}
