import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { ActionButton } from "../../ui/ActionButton";
import { Columns } from "../../ui/Columns";
import { FigureList } from "../../ui/FigureList";
import { Section } from "../../ui/Section";
import { StatNumber } from "../../ui/StatNumber";
import { Until } from "../../ui/Until";
import { Lead } from "../../ui/Text";

const Text = styled(Lead)({ maxWidth: "30em", marginTop: 22 });

const Offer = styled("p")(({ theme }) => ({
  ...theme.typography.h4,
  margin: "18px 0 34px",
}));

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
    <Section plane="networkDeep" headingId="flagship">
      <Columns split="6-5" align="center">
        <div>
          <Typography id="flagship" variant="h2">
            {heading}
          </Typography>
          <Text>{text}</Text>
          <Until lastDay={offerEnds}>
            <Offer>{offer}</Offer>
          </Until>
          <ActionButton href={action.to} label={action.label} />
        </div>
        <Claims claims={claims}>
          {(number) => <StatNumber value={number} />}
        </Claims>
      </Columns>
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
