import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { ActionButton } from "../../ui/ActionButton";
import { Actions } from "../../ui/Actions";
import { Columns } from "../../ui/Columns";
import { FigureList } from "../../ui/FigureList";
import { Section } from "../../ui/Section";
import { StatNumber } from "../../ui/StatNumber";

interface FlagshipProgrammeProps {
  flagship: Queries.FlagshipProgrammeFragment;
}

const Root = styled(Section)(({ theme }) => ({
  "& .offer": { ...theme.typography.h4, margin: "18px 0 34px" },
  "& .text": {
    maxWidth: "30em",
    marginTop: 22,
    color: theme.vars.palette.text.secondary,
  },
  "& dl > div": {
    flexDirection: "row-reverse",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: 16,
    paddingBlock: 24,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    "&:last-of-type": {
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
  },
  "& dt": { textAlign: "right" },
}));

/** The flagship accelerator for women entrepreneurs: the offer, and its figures as a list of record. */
export function FlagshipProgramme({
  flagship: { heading, text, offer, action, claims },
}: FlagshipProgrammeProps) {
  return (
    <Root plane="networkDeep" headingId="flagship">
      <Columns split="6-5" align="center">
        <div>
          <Typography id="flagship" variant="h2">
            {heading}
          </Typography>
          <Typography variant="subtitle1" className="text">
            {text}
          </Typography>
          <p className="offer">{offer}</p>
          <Actions>
            <ActionButton href={action.to} label={action.label} />
          </Actions>
        </div>
        <FigureList claims={claims}>
          {(number) => <StatNumber value={number} />}
        </FigureList>
      </Columns>
    </Root>
  );
}

export const fragment = graphql`
  fragment FlagshipProgramme on FlagshipProgramme {
    heading
    text
    offer
    action {
      label
      to
    }
    claims {
      label
      figure {
        number
      }
    }
  }
`;
