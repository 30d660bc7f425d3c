import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { hasPassed } from "../../../common/days";
import { usePage } from "../../ui/hooks/usePage";
import { coversCard, SmartLink } from "../../ui/links/SmartLink";
import { line, space } from "../../theme/tokens";

/** A row for each programme: on phones the name above the rest. */
const List = styled("ul")(({ theme: { breakpoints } }) => ({
  borderBottom: line.hairline,
  "& > li": {
    position: "relative",
    display: "flex",
    flexWrap: "wrap",
    gap: `${space[1]} ${space[4]}`,
    alignItems: "baseline",
    paddingBlock: space[4],
    [breakpoints.up("md")]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 6fr) 2fr 2fr 2fr",
    },
  },
}));

const Programme = styled("div")(({ theme }) => ({
  flexBasis: "100%",
  [theme.breakpoints.up("md")]: { flexBasis: "auto" },
}));

const Name = styled(SmartLink)(({ theme: { typography, vars } }) => ({
  ...typography.title,
  ...coversCard,
  color: vars.palette.primary.main,
  textDecoration: "none",
}));

const ShownPrice = styled("b")({ marginLeft: "auto" });

interface ProgrammeIndexProps {
  programmes: readonly Queries.ProgrammeFragment[];
}

/** The programmes to compare at a glance: name, duration, next start and price. Each name leads to its sheet. */
export function ProgrammeIndex({ programmes }: ProgrammeIndexProps) {
  const { today } = usePage();
  return (
    <List data-pagefind-ignore="">
      {programmes.map(
        ({
          anchor,
          title,
          duration,
          nextStart,
          shownListPrice,
          shownOfferPrice,
        }) => (
          <Card key={anchor} component="li" variant="ruled">
            <Programme>
              <Name href={`#${anchor}`}>{title}</Name>
            </Programme>
            <span>{duration}</span>
            <span>
              {nextStart && !hasPassed(nextStart.day, today) && (
                <time dateTime={nextStart.day}>{nextStart.date}</time>
              )}
            </span>
            <ShownPrice>{shownOfferPrice ?? shownListPrice}</ShownPrice>
          </Card>
        ),
      )}
    </List>
  );
}
