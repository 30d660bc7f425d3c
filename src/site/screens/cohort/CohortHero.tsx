import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { ActionButtons } from "../../ui/ActionButtons";
import { Actions } from "../../ui/Actions";
import { Breadcrumbs } from "../../ui/Breadcrumbs";
import { Columns } from "../../ui/Columns";
import { containerStyles } from "../../ui/containerStyles";
import { download } from "../../ui/iconPaths";
import { Kolam } from "../../ui/Kolam";
import { seatCells } from "../../../common/kolam/seats";
import { ScrollFade } from "./ScrollFade";

const Root = styled("section")(({ theme }) => ({
  overflow: "clip",
  "& .fade": {
    ...containerStyles(theme),
    paddingBlock: `${theme.layout.pageTop} clamp(3rem, 5.4vw, 6rem)`,
  },
  "& .crumbs": { marginBottom: 20 },
  "& .lead": { maxWidth: "32em", margin: "26px 0 34px" },
  "& .seats": { textAlign: "center" },
  "& .seats svg": {
    "--dot": theme.vars.palette.growth.main,
    width: "100%",
    height: "auto",
    maxHeight: 320,
    marginBottom: 14,
  },
  "& .seats b": { display: "block" },
  [theme.breakpoints.up("md")]: { "& .seats svg": { maxHeight: 480 } },
}));

/** The opening of the cohort page: one dot for each seat. It fades and shrinks while it scrolls away. */
export function CohortHero({
  hero: { title, lead, actions, seats, seatsLabel, seatsNote },
}: {
  hero: Queries.CohortHeroFragment;
}) {
  return (
    <Root data-plane="blue">
      <ScrollFade className="fade">
        <Breadcrumbs className="crumbs" />
        <Columns split="7-5" align="center">
          <div>
            <Typography variant="display" component="h1">
              {title}
            </Typography>
            <Typography variant="subtitle1" className="lead">
              {lead}
            </Typography>
            <Actions>
              <ActionButtons
                actions={actions.map(({ label, to }) => ({
                  label,
                  to,
                  icon: to.endsWith(".pdf") ? download : undefined,
                }))}
              />
            </Actions>
          </div>
          <p className="seats">
            <Kolam
              cells={seatCells(seats)}
              size={96}
              strokeWidth={3}
              dotRadius={5.5}
              draw
            />
            <b>{seatsLabel}</b>
            {seatsNote}
          </p>
        </Columns>
      </ScrollFade>
    </Root>
  );
}

export const fragment = graphql`
  fragment CohortHero on CohortHero {
    title
    lead
    actions {
      label
      to
    }
    seats
    seatsLabel
    seatsNote
  }
`;
