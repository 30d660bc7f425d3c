import { keyframes, styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { hasPassed } from "../../../common/days";
import { fillTemplate } from "../../../common/fillTemplate";
import { seatCells } from "../../../common/kolam/shapes";
import { HeroWords } from "../../sections/HeroWords";
import { moving } from "../../theme/media";
import { headerHeight, space } from "../../theme/tokens";
import { usePage } from "../../ui/hooks/usePage";
import { Kolam } from "../../ui/pictures/Kolam";
import { Columns } from "../../ui/structure/Columns";
import { Container } from "../../ui/structure/Container";

const leave = keyframes({ to: { opacity: 0.6, scale: 0.94 } });

/** Fades and shrinks while it scrolls away below the header; its plane stays (docs/product.md#fading-hero). */
const Inner = styled(Container)(({ theme }) => ({
  paddingBlock: `${theme.layout.pageTop} ${space[7]}`,
  "@supports (animation-timeline: view())": {
    [moving]: {
      animation: `${leave} ease-in both`,
      animationTimeline: `view(block ${headerHeight.full}px 0px)`,
      animationRange: "exit",
    },
  },
}));

type Hero = Queries.CohortHeroFragment["hero"];

/** One dot for each seat. */
const Seats = ({ seats, seatsLabel, seatsNote }: Hero) => (
  <div>
    <Kolam
      cells={seatCells(seats)}
      size={100}
      strokeWidth={3}
      dotRadius={5.5}
      draw
      sx={({ vars }) => ({
        "--dot": vars.palette.growth.main,
        width: "auto",
        maxHeight: { xs: 320, sm: 484 },
        mb: 4,
      })}
    />
    <p>
      <b>{seatsLabel}</b>
    </p>{" "}
    <p>{seatsNote}</p>
  </div>
);

/** The opening of the cohort page: words, the dates that have not passed, fee and seats. */
export function CohortHero({ hero, dates, fee }: Queries.CohortHeroFragment) {
  const { today } = usePage();
  const coming = dates.filter(({ date }) => !hasPassed(date, today));
  return (
    <section data-plane="primary">
      <Inner>
        <Columns first={7} second={5} onTablets>
          <HeroWords {...hero}>
            {coming.length > 0 && (
              <ul>
                {coming.map(({ date, text }) => (
                  <li key={text}>
                    <b>
                      <time dateTime={date}>{text}</time>
                    </b>
                  </li>
                ))}
              </ul>
            )}
            <p data-pagefind-ignore="">
              {fillTemplate(fee.text, { fee: fee.shownAmount })}
            </p>
          </HeroWords>
          <Seats {...hero} />
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
