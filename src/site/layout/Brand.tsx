import { styled } from "@mui/material/styles";
import { logo } from "../../common/logo";
import { mediumSerif } from "../theme/tokens";
import { SmartLink } from "../ui/links/SmartLink";
import { useShell } from "../ui/hooks/useShell";

const Root = styled(SmartLink)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 11,
  minHeight: 44,
  color: theme.vars.palette.text.primary,
  textDecoration: "none",
  minWidth: 0,
}));

const Name = styled("b")({
  paddingTop: 1,
  ...mediumSerif,
  fontSize: "1.6rem",
  lineHeight: 1,
  letterSpacing: "-0.02em",
  // A long name leaves room for the menu button or the links.
  overflowWrap: "anywhere",
  // A phone with text at 200%.
  "@media (max-width: 15em)": { fontSize: "1.25rem" },
});

const LegalForm = styled("small")(({ theme }) => ({
  margin: "7px 0 0 -4px",
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
export function Brand({ className }: { className?: string }) {
  const { brand } = useShell().site;
  return (
    <Root className={className} data-slot="brand" href="/">
      <Mark
        viewBox={logo.viewBox}
        width="38"
        height="38"
        fill="none"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: logo.mark }}
      />
      <Name>{brand.name}</Name> <LegalForm>{brand.legalForm}</LegalForm>
    </Root>
  );
}
