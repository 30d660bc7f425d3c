import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { radii } from "../../theme/tokens";
import { ActionButton } from "../../ui/ActionButton";
import { ring } from "../../../common/kolam/shapes";
import { Kolam } from "../../ui/Kolam";
import { Section } from "../../ui/Section";

const Root = styled(Section)(({ theme }) => ({
  paddingTop: "clamp(3rem, 7vw, 7rem)",
  "& .code": {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "0.06em",
    marginBottom: "clamp(2rem, 5vw, 4.5rem)",
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: "clamp(9rem, 3rem + 24vw, 24rem)",
    lineHeight: 0.8,
    letterSpacing: "-0.05em",
    color: theme.vars.palette.primary.main,
    "& svg": { width: "0.74em", height: "auto" },
    "&::after": {
      content: '""',
      position: "absolute",
      right: "6%",
      bottom: 0,
      width: "0.1em",
      height: "0.1em",
      borderRadius: radii.pill,
      backgroundColor: theme.vars.palette.growth.main,
    },
  },
  "& .action": { marginTop: 30 },
}));

/** Any address that the site does not know: the ring is a zero whose middle dot has wandered off. */
export function NotFound({
  page: { code, title, action },
}: {
  page: Queries.NotFoundFragment;
}) {
  return (
    <Root>
      <p className="code">
        <span className="visually-hidden">{code}</span>
        <span aria-hidden="true">{code.at(0)}</span>
        <Kolam cells={ring} size={92} strokeWidth={5} dotRadius={8} draw />
        <span aria-hidden="true">{code.at(-1)}</span>
      </p>
      <Typography variant="h1">{title}</Typography>
      <ActionButton className="action" href={action.to} label={action.label} />
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
