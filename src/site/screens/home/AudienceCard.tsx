import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { StatNumber } from "../../ui/figures/StatNumber";
import { PrimaryIcon } from "../../ui/pictures/PrimaryIcon";
import { Note } from "../../ui/text/Note";
import { space } from "../../theme/tokens";
import { OfferLedger } from "./OfferLedger";

const Title = styled(Typography)<{ component: "h3" }>({
  display: "flex",
  alignItems: "start",
  gap: space[3],
});

const Counted = styled("p")({
  margin: `${space[3]} 0 ${space[5]}`,
  fontWeight: 600,
});

/** An audience: what the firm does for it, how many clients it has, and what they can book. */
export const AudienceCard = ({
  title,
  description,
  icon,
  tone,
  figure,
  figureLabel,
  offers,
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
    {offers && <OfferLedger offers={offers} />}
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
    offers {
      ...Offer
    }
  }
`;
