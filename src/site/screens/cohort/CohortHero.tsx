import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { hasPassed } from "../../../common/days";
import { ActionButtons } from "../../ui/controls/ActionButtons";
import { Breadcrumbs } from "../../ui/links/Breadcrumbs";
import { Columns } from "../../ui/structure/Columns";
import { Container } from "../../ui/structure/Container";
import { download } from "../../ui/pictures/contactIconPaths";
import { Kolam } from "../../ui/pictures/Kolam";
import { Lead } from "../../ui/text/Lead";
import { usePage } from "../../ui/hooks/usePage";
import { seatCells } from "../../../common/kolam/shapes";
import { fillTemplate } from "../../../common/fillTemplate";
import { fadeOnScroll } from "./fadeOnScroll";
import { space } from "../../theme/tokens";

/** Fades and shrinks while it scrolls away; its plane stays (docs/product.md#fading-hero). */
const Inner = styled(Container)(({ theme }) => ({
  paddingBlock: `${theme.layout.pageTop} ${space[7]}`,
  "@media screen and (prefers-reduced-motion: no-preference)": {
    opacity: "calc(1 - 0.4 * var(--left, 0))",
    scale: "calc(1 - 0.06 * var(--left, 0))",
  },
}));

const Words = styled("div")({ display: "grid", gap: space[5] });

const Days = styled("ul")({ fontWeight: 600 });

const Seats = styled("p")({ textAlign: "center" });

const SeatDots = styled(Kolam)(({ theme: { vars, breakpoints } }) => ({
  "--dot": vars.palette.growth.main,
  width: "100%",
  maxHeight: 320,
  marginBottom: space[4],
  [breakpoints.up("md")]: { maxHeight: 480 },
}));

const SeatsLabel = styled("b")({ display: "block" });

/** The opening of the cohort page: one dot for each seat, and the dates that have not passed. */
export function CohortHero({
  hero: { title, lead, actions, seats, taken, seatsLabel, seatsNote },
  dates,
  fee,
}: Queries.CohortHeroFragment) {
  const { today } = usePage();
  const coming = dates.filter(({ date }) => !hasPassed(date, today));
  return (
    <section data-plane="primary">
      <Inner ref={fadeOnScroll}>
        <Columns first={7} second={5} align="center" onTablets>
          <Words>
            <Breadcrumbs />
            <Typography variant="display">{title}</Typography>
            <Lead>{lead}</Lead>
            <ActionButtons
              actions={actions.map((action) => ({
                ...action,
                icon: action.to.endsWith(".pdf") ? download : undefined,
              }))}
            />
            {coming.length > 0 && (
              <Days>
                {coming.map(({ date, text }) => (
                  <li key={text}>
                    <time dateTime={date}>{text}</time>
                  </li>
                ))}
              </Days>
            )}
            <p data-pagefind-ignore="">
              {fillTemplate(fee.text, { fee: fee.shownAmount })}
            </p>
          </Words>
          <Seats>
            <SeatDots
              cells={seatCells(seats)}
              size={96}
              strokeWidth={3}
              dotRadius={5.5}
              filled={taken}
              draw
            />
            <SeatsLabel>{seatsLabel}</SeatsLabel> {seatsNote}
          </Seats>
        </Columns>
      </Inner>
    </section>
  );
}

export const fragment = graphql`
  fragment CohortHero on CohortPage {
    hero {
      title
      lead
      actions {
        ...Action
      }
      seats
      taken
      seatsLabel
      seatsNote
    }
    dates {
      date
      text
    }
    fee {
      shownAmount
      text
    }
  }
`;
