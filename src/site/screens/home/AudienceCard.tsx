import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { hasPassed } from "../../../common/days";
import { canHover } from "../../theme/media";
import { StatNumber } from "../../ui/figures/StatNumber";
import { usePage } from "../../ui/hooks/usePage";
import { coversCard, SmartLink } from "../../ui/links/SmartLink";
import { PrimaryIcon } from "../../ui/pictures/PrimaryIcon";
import { Note } from "../../ui/text/Note";
import { faintUnderline, line, space } from "../../theme/tokens";

const Title = styled(Typography)<{ component: "h3" }>({
  display: "flex",
  alignItems: "start",
  gap: space[3],
});

const Row = styled("div")({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(min-content, 1fr) auto",
  alignItems: "end",
  columnGap: space[3],
  paddingBlock: space[3],
  borderTop: line.hairline,
  "&[data-noted] > dt": { gridColumn: "1 / -1" },
});

const RowLink = styled(SmartLink)(({ theme: { vars } }) => ({
  ...coversCard,
  fontWeight: 600,
  textDecoration: faintUnderline,
  [canHover]: { "div:hover > dt > &": { color: vars.palette.primary.main } },
}));

const RowNote = styled("dd")(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  textWrap: "balance",
}));

const Price = styled("dd")({
  gridColumn: 2,
  fontWeight: 600,
  textAlign: "right",
});

const Counted = styled("p")({
  margin: `${space[3]} 0 ${space[5]}`,
  fontWeight: 600,
});

type AudienceLinks = NonNullable<Queries.AudienceCardFragment["links"]>;

/** What the audience can book, when, and at what price. */
function Links({ links }: { links: AudienceLinks }) {
  const { today } = usePage();
  return (
    <dl>
      {links.map(({ label, to, price, note, noteUntil }) => {
        const isNoted = note && !hasPassed(noteUntil, today);
        return (
          <Row key={label} data-noted={isNoted || undefined}>
            <dt>
              <RowLink href={to}>{label}</RowLink>
            </dt>{" "}
            {isNoted && <RowNote>{note}</RowNote>}{" "}
            {price && <Price data-pagefind-ignore="">{price}</Price>}{" "}
          </Row>
        );
      })}
    </dl>
  );
}

/** An audience: what the firm does for it, how many clients it has, and what they can book. */
export const AudienceCard = ({
  title,
  description,
  icon,
  tone,
  figure,
  figureLabel,
  links,
}: Queries.AudienceCardFragment) => (
  <Card component="li" data-enter="">
    <div>
      <Title variant="h3" component="h3">
        <PrimaryIcon path={icon} size={28} />
        <span>{title}</span>
      </Title>
      <Note sx={{ mt: 3 }}>{description}</Note>
      <Counted data-tone={tone}>
        <StatNumber value={figure.number} /> {figureLabel}
      </Counted>
    </div>
    {links && <Links links={links} />}
  </Card>
);

export const fragment = graphql`
  fragment AudienceCard on AudienceCard {
    title
    description
    icon
    tone
    figure {
      number
    }
    figureLabel
    links {
      label
      to
      price
      note
      noteUntil
    }
  }
`;
