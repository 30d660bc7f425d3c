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
  minWidth: 0,
}));

/** A legal form that does not fit beside the name is below it. */
const Words = styled("span")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[2],
  minWidth: 0,
});

/** Small enough for one line in the header of a phone: beside the mark, a letter has 0.56 em. */
const Name = styled("b")({
  paddingTop: 1,
  ...mediumSerif,
  fontSize:
    "clamp(0.875rem, (100cqw - 50px) / (var(--letters) * 0.56), 1.6rem)",
  lineHeight: 1,
  letterSpacing: "-0.02em",
  // A long name leaves room for the menu button or the links.
  overflowWrap: "anywhere",
});

const LegalForm = styled("small")(({ theme }) => ({
  marginTop: space[2],
  overflowWrap: "normal",
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
    <Root data-slot="brand" href="/">
      <Mark
        viewBox={logo.viewBox}
        width="38"
        height="38"
        fill="none"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: logo.mark }}
      />
      <Words>
        <Name sx={{ "--letters": brand.name.length }}>{brand.name}</Name>{" "}
        <LegalForm>{brand.legalForm}</LegalForm>
      </Words>
    </Root>
  );
}
