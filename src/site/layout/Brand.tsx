import { styled } from "@mui/material/styles";
import { logo } from "../../common/logo";
import { mediumSerif, space } from "../theme/tokens";
import { SmartLink } from "../ui/links/SmartLink";
import { useShell } from "../ui/hooks/useShell";

const Root = styled(SmartLink)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: 44,
  color: theme.vars.palette.text.primary,
  textDecoration: "none",
  // However large the letters are.
  overflowWrap: "normal",
}));

/** A legal form that does not fit beside the name is below it. */
const Words = styled("span")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[2],
});

const Name = styled("b")({
  paddingTop: 1,
  ...mediumSerif,
  fontSize: "1.6rem",
  lineHeight: 1,
  letterSpacing: "-0.02em",
});

const LegalForm = styled("small")(({ theme }) => ({
  marginTop: space[2],
  fontSize: "0.6875rem",
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: "0.08em",
  color: theme.vars.palette.text.secondary,
}));

const Mark = styled("svg")(({ theme: { vars } }) => ({
  "--mark": vars.palette.primary.main,
  "--accent": vars.palette.growth.main,
}));

/** Mark and name of the firm, with a link to the home page. */
export function Brand() {
  const { brand } = useShell().site;
  return (
    <Root href="/">
      <Mark
        viewBox={logo.viewBox}
        width="38"
        height="38"
        fill="none"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: logo.mark }}
      />
      <Words>
        <Name>{brand.name}</Name> <LegalForm>{brand.legalForm}</LegalForm>
      </Words>
    </Root>
  );
}
