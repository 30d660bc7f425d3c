import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { ActionButton } from "../../ui/ActionButton";
import { FigureList } from "../../ui/FigureList";
import { Section } from "../../ui/Section";
import { StatNumber } from "../../ui/StatNumber";
import { Until } from "../../ui/Until";
import { Lead } from "../../ui/Text";

/** A ruled row for each claim, the figure before the label. */
const Claims = styled(FigureList)(({ theme: { vars } }) => ({
  "& > li": {
    flexDirection: "row",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: 16,
    paddingBlock: 24,
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  "& > li:last-of-type": { borderBottom: `1px solid ${vars.palette.divider}` },
  "& > li > :last-of-type": { textAlign: "right" },
}));

/** The flagship accelerator for women entrepreneurs: its offer and its figures. */
export function FlagshipProgramme({
  heading,
  text,
  offer,
  offerEnds,
  action,
  claims,
}: Queries.FlagshipProgrammeFragment) {
  return (
    <Section
      plane="networkDeep"
      headingId="flagship"
      split="6-5"
      align="center"
    >
      <div>
        <Typography id="flagship" variant="h2">
          {heading}
        </Typography>
        <Lead sx={{ maxWidth: "30em", mt: "22px" }}>{text}</Lead>
        <Until lastDay={offerEnds}>
          <Typography variant="h4" component="p" sx={{ m: "18px 0 34px" }}>
            {offer}
          </Typography>
        </Until>
        <ActionButton {...action} />
      </div>
      <Claims claims={claims}>
        {(number) => <StatNumber value={number} />}
      </Claims>
    </Section>
  );
}

export const fragment = graphql`
  fragment FlagshipProgramme on FlagshipProgramme {
    heading
    text
    offer
    offerEnds(formatString: "YYYY-MM-DD")
    action {
      ...Action
    }
    claims {
      ...Claim
    }
  }
`;
