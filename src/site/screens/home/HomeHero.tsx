import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { skyline } from "../../../common/kolam/shapes";
import { Sheet } from "../../sections/Sheet";
import { ActionButtons } from "../../ui/controls/ActionButtons";
import { Kolam } from "../../ui/pictures/Kolam";
import { Container } from "../../ui/structure/Container";
import { Lead } from "../../ui/text/Lead";

/** Growth as a rising line; the first cell, at the top, is the goal. */
const cells = skyline([1, 1, 2, 2, 3, 4, 4, 5, 6]);

/** The hero of the home page: the claim, its actions, and below on the primary plane a sheet beside the rising line. */
export const HomeHero = ({
  title,
  lead,
  tone,
  actions,
  sheet,
}: Queries.HeroFragment) => (
  <Box component="section" sx={{ pt: 7 }}>
    <Container>
      <Typography variant="display" sx={{ maxWidth: "11em", mb: 5 }}>
        {title}
      </Typography>
      <Lead sx={{ mb: 5 }}>{lead}</Lead>
      <ActionButtons actions={actions} />
    </Container>
    <Box
      data-plane={tone ?? "primary"}
      sx={({ layout }) => ({
        display: "grid",
        gridTemplateColumns: { sm: "7fr 5fr" },
        gap: layout.gap,
        mt: 7,
        // Sheet and line keep to the page's width.
        px: layout.edge,
        py: 7,
      })}
    >
      {sheet && <Sheet {...sheet} />}
      <Kolam
        cells={cells}
        size={58}
        goal={0}
        draw
        sx={{
          display: { xs: "none", sm: "block" },
          placeSelf: "end",
          width: "94%",
          height: "auto",
        }}
      />
    </Box>
  </Box>
);
