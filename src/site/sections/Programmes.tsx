import Box from "@mui/material/Box";
import Card, { type CardProps } from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { hasPassed } from "../../common/days";
import { fillTemplate } from "../../common/fillTemplate";
import { labels } from "../labels";
import { softPlanes } from "../theme/tones";
import { space } from "../theme/tokens";
import { ActionButton } from "../ui/controls/ActionButton";
import { Price } from "../ui/figures/Price";
import { usePage } from "../ui/hooks/usePage";
import { Section, type SectionId } from "../ui/structure/Section";
import { DotList } from "../ui/text/DotList";
import { Facts } from "../ui/text/Facts";
import { Note } from "../ui/text/Note";

/** From 600 px on title and facts are beside price and benefits. On phones the price comes before the facts. */
const Sheet = styled(Card)<Pick<CardProps, "component">>(
  ({ theme: { layout, breakpoints } }) => ({
    display: "grid",
    gap: `${space[6]} ${layout.gap}`,
    "& + &": { marginTop: space[7] },
    paddingTop: space[5],
    [breakpoints.up("sm")]: {
      gridTemplateColumns: "1fr 1fr",
      gridTemplateRows: "auto auto 1fr",
      "& > dl": { gridRow: "2 / 4" },
    },
  }),
);

type Programme = Queries.ProgrammesFragment["programmes"][number];

/** The next start, until its day has passed, and its seats. */
function startOf({ nextStart }: Programme, today: string) {
  if (!nextStart || hasPassed(nextStart.date, today)) return null;
  const { date, shownDate, seats } = nextStart;
  return (
    <>
      <time dateTime={date}>{shownDate}</time>
      {seats && `, ${fillTemplate(labels.programme.seats, { seats })}`}
    </>
  );
}

interface ProgrammeSheetProps {
  programme: Programme;
  priceNote: string | null;
}

/** A programme: facts, benefits, price and the button to apply. */
function ProgrammeSheet({ programme, priceNote }: ProgrammeSheetProps) {
  const { today } = usePage();
  const { anchor, title, hoursPerWeek, benefits, action } = programme;
  const { shownListPrice, shownOfferPrice } = programme;
  const texts = labels.programme;
  return (
    <Sheet component="article" variant="record" aria-labelledby={anchor}>
      <Typography id={anchor} variant="h3">
        {title}
      </Typography>
      <Box
        data-pagefind-ignore=""
        sx={{
          display: "grid",
          gap: 4,
          alignContent: "start",
          justifyItems: { sm: "start" },
          gridArea: { sm: "1 / 2 / 3" },
        }}
      >
        {shownOfferPrice && (
          <Note>
            {texts.listPrice} <s>{shownListPrice}</s>
          </Note>
        )}
        <Price
          amount={shownOfferPrice ?? shownListPrice}
          label={shownOfferPrice ? texts.offerPrice : undefined}
          note={priceNote}
        />
        <ActionButton {...action} context={title} />
      </Box>
      <Facts
        facts={[
          [texts.duration, programme.duration],
          [
            texts.workload,
            hoursPerWeek && fillTemplate(texts.hours, { hours: hoursPerWeek }),
          ],
          [texts.nextStart, startOf(programme, today)],
          [texts.audience, programme.audience],
          [texts.outcome, programme.outcome],
        ]}
      />
      <Box sx={{ gridArea: { sm: "3 / 2" } }}>
        <Typography variant="subtitle2" component="h4" sx={{ mb: 3 }}>
          {texts.benefits}
        </Typography>
        <DotList items={benefits} />
      </Box>
    </Sheet>
  );
}

/** Programmes under a heading, each with its facts, benefits and price (docs/product.md#online-programs). */
export const Programmes = ({
  id,
  heading,
  tone,
  priceNote,
  programmes,
}: Queries.ProgrammesFragment & SectionId) => (
  <Section
    headingId={id}
    heading={heading}
    plane={softPlanes[tone ?? "primary"]}
  >
    {programmes.map((programme) => (
      <ProgrammeSheet
        key={programme.anchor}
        programme={programme}
        priceNote={priceNote}
      />
    ))}
  </Section>
);

export const fragment = graphql`
  fragment Programmes on ProgrammesSection {
    heading
    tone
    priceNote
    programmes {
      anchor
      title
      duration
      audience
      hoursPerWeek
      nextStart {
        date
        shownDate
        seats
      }
      shownListPrice
      shownOfferPrice
      benefits
      outcome
      action {
        ...Action
      }
    }
  }
`;
