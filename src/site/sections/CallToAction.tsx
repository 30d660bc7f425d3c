import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { pattern as firmPattern } from "../../common/pattern";
import type { Plane } from "../theme/planes";
import { ActionButtons, stackedActions } from "../ui/controls/ActionButtons";
import { Container } from "../ui/structure/Container";
import { CountedKolam } from "./CountedKolam";
import { Section, SectionHeading } from "../ui/structure/Section";
import { tablet } from "../theme/media";
import { space } from "../theme/tokens";

/** Without line art the buttons are at the end of the row. */
const Root = styled(Section)({
  overflow: "hidden",
  '&[data-look="row"]': { paddingBlock: space[8] },
});

const Frame = styled(Container)(({ theme: { breakpoints } }) => ({
  [breakpoints.up("sm")]: {
    '[data-look="pattern"] &': {
      display: "grid",
      gridTemplateColumns: "7fr 5fr",
      columnGap: space[7],
    },
  },
}));

const TextBlock = styled("div")(({ theme: { layout, breakpoints } }) => ({
  [breakpoints.up("md")]: {
    '[data-look="row"] &': {
      display: "grid",
      gridTemplateColumns: "1fr auto",
      columnGap: layout.gap,
      alignItems: "center",
    },
  },
}));

const Heading = styled(SectionHeading)({ maxWidth: "12em" });

const Text = styled(Typography)({ maxWidth: "34em", marginTop: space[5] });

const Buttons = styled(ActionButtons)(({ theme }) => ({
  marginTop: space[6],
  [theme.breakpoints.up("md")]: {
    '[data-look="row"] &': { gridArea: "1 / 2 / span 2", marginTop: 0 },
  },
}));

/** Beside the words; on phones above them. */
const Pattern = styled(CountedKolam)(({ theme: { breakpoints } }) => ({
  marginBottom: space[5],
  [breakpoints.up("sm")]: {
    gridArea: "1 / 2",
    alignSelf: "center",
    marginBottom: 0,
  },
}));

interface CallToActionProps extends Queries.CallToActionFragment {
  plane?: Plane;
}

/** The closing block of a page: one request to act on a plane of colour. */
export function CallToAction({
  heading,
  text,
  actions,
  plane = "primary",
  pattern: ownPattern,
}: CallToActionProps) {
  const pattern = firmPattern && ownPattern;
  return (
    <Root
      plane={plane}
      headingId="call-to-action"
      bleed
      data-look={pattern ? "pattern" : "row"}
    >
      <Frame>
        {pattern && <Pattern {...pattern} />}
        <TextBlock>
          <Heading variant={pattern ? "h1" : "h2"}>{heading}</Heading>
          {text && <Text variant="subtitle1">{text}</Text>}
          <Buttons
            actions={actions}
            // Beside a pattern two do not fit in a row.
            sx={
              pattern && actions.length > 1
                ? { [tablet]: stackedActions }
                : undefined
            }
          />
        </TextBlock>
      </Frame>
    </Root>
  );
}

export const fragment = graphql`
  fragment CallToAction on CallToAction {
    heading
    text
    actions {
      ...Action
    }
    pattern {
      ...CountedKolam
    }
  }
`;
