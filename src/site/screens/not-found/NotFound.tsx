import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { radii } from "../../theme/tokens";
import { ActionButton } from "../../ui/ActionButton";
import { ring } from "../../../common/kolam/shapes";
import { Kolam } from "../../ui/Kolam";
import { Section } from "../../ui/Section";

const Root = styled(Section)({ paddingTop: "clamp(3rem, 7vw, 7rem)" });

const Code = styled("p")(({ theme: { typography, vars } }) => ({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: "0.06em",
  marginBottom: "clamp(2rem, 5vw, 4.5rem)",
  fontFamily: typography.h1.fontFamily,
  // The second limit is for letters of twice the size.
  fontSize: "clamp(min(9rem, 38vw), min(3rem + 24vw, 44vw), 24rem)",
  lineHeight: 0.8,
  letterSpacing: "-0.05em",
  color: vars.palette.primary.main,
  "&::after": {
    content: '""',
    position: "absolute",
    right: "6%",
    bottom: 0,
    width: "0.1em",
    height: "0.1em",
    borderRadius: radii.pill,
    backgroundColor: vars.palette.growth.main,
  },
}));

const Zero = styled(Kolam)({ width: "0.74em", height: "auto" });

const Action = styled(ActionButton)({ marginTop: 30 });

/** Any address that the site does not know: the ring is a zero whose middle dot has wandered off. */
export function NotFound({
  page: { code, title, action },
}: {
  page: Queries.NotFoundFragment;
}) {
  return (
    <Root>
      <Code>
        <span className="visually-hidden">{code}</span>
        <span aria-hidden="true">{code.at(0)}</span>
        <Zero cells={ring} size={92} strokeWidth={5} dotRadius={8} draw />
        <span aria-hidden="true">{code.at(-1)}</span>
      </Code>
      <Typography variant="h1">{title}</Typography>
      <Action href={action.to} label={action.label} />
    </Root>
  );
}

export const fragment = graphql`
  fragment NotFound on NotFoundPage {
    code
    title
    action {
      label
      to
    }
  }
`;
