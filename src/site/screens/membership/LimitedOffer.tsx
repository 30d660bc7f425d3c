import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { ActionButton } from "../../ui/ActionButton";
import { DotMatrix } from "../../ui/DotMatrix";
import { Section } from "../../ui/Section";
import { Until } from "../../ui/Until";

const Root = styled(Section)({ paddingBlock: "clamp(3.5rem, 6vw, 6rem)" });

const Figure = styled("p")(({ theme }) => ({
  ...theme.typography.stat,
  fontSize: "clamp(8rem, 3rem + 17vw, 17rem)",
  lineHeight: 0.78,
  letterSpacing: "-0.06em",
  "& small": { fontSize: "0.24em", letterSpacing: "-0.02em" },
}));

const Places = styled(DotMatrix)({ height: "auto", marginBottom: 30 });

/** The membership offer: the discount, and one dot for each place. */
export function LimitedOffer({
  heading,
  figure,
  figureLabel,
  offerEnds,
  text,
  places,
  action,
}: Queries.LimitedOfferFragment) {
  return (
    <Until lastDay={offerEnds}>
      <Root
        plane="marigold"
        headingId="limited-offer"
        split="6-6"
        align="center"
      >
        <Figure>
          {figure}
          <small> {figureLabel}</small>
        </Figure>
        <div data-enter="">
          <Typography id="limited-offer" variant="h2">
            {heading}
          </Typography>
          <Typography variant="subtitle1" sx={{ m: "16px 0 20px" }}>
            {text}
          </Typography>
          <Places count={places} columns={25} radius={5} pitch={22} />
          <ActionButton {...action} />
        </div>
      </Root>
    </Until>
  );
}

export const fragment = graphql`
  fragment LimitedOffer on LimitedOffer {
    heading
    figure
    figureLabel
    offerEnds(formatString: "YYYY-MM-DD")
    text
    places
    action {
      ...Action
    }
  }
`;
