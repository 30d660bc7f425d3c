import { styled } from "@mui/material/styles";
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

const Line = styled("path")(({ theme }) => ({
  stroke: theme.vars.palette.primary.main,
}));

const Dot = styled("circle")(({ theme }) => ({
  fill: theme.vars.palette.primary.main,
}));

const MiddleDot = styled("circle")(({ theme }) => ({
  fill: theme.vars.palette.growth.main,
}));

/** Five dots and one line: the mark of the firm (docs/design.md#mark). */
function BrandMark() {
  return (
    <svg
      viewBox="0 0 128 128"
      width="38"
      height="38"
      fill="none"
      aria-hidden="true"
    >
      <Line
        d="M82,24C82,34 70.8,37.2 64,44L44,64C37.2,70.8 34,82 24,82C14.1,82 6,73.9 6,64C6,54.1 14.1,46 24,46C34,46 37.2,57.2 44,64L64,84C70.8,90.8 82,94 82,104C82,113.9 73.9,122 64,122C54.1,122 46,113.9 46,104C46,94 57.2,90.8 64,84L84,64C90.8,57.2 94,46 104,46C113.9,46 122,54.1 122,64C122,73.9 113.9,82 104,82C94,82 90.8,70.8 84,64L64,44C57.2,37.2 46,34 46,24C46,14.1 54.1,6 64,6C73.9,6 82,14.1 82,24Z"
        strokeWidth="6.5"
        strokeLinejoin="round"
      />
      <Dot cx="64" cy="24" r="5" />
      <Dot cx="24" cy="64" r="5" />
      <MiddleDot cx="64" cy="64" r="5" />
      <Dot cx="104" cy="64" r="5" />
      <Dot cx="64" cy="104" r="5" />
    </svg>
  );
}

/** Mark and name of the firm, with a link to the home page. */
export function Brand({ className }: { className?: string }) {
  const { brand } = useShell().site;
  return (
    <Root className={className} data-slot="brand" href="/">
      <BrandMark />
      <Name>{brand.name}</Name> <LegalForm>{brand.legalForm}</LegalForm>
    </Root>
  );
}
