import { styled } from "@mui/material/styles";
import { logo } from "../../common/logo";
import { fonts, space } from "../theme/tokens";
import { useShell } from "../ui/hooks/useShell";
import { SmartLink } from "../ui/links/SmartLink";

const Home = styled(SmartLink)(({ theme: { vars } }) => ({
  "--mark": vars.palette.primary.main,
  "--accent": vars.palette.growth.main,
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  lineHeight: 1,
  color: vars.palette.text.primary,
  textDecoration: "none",
  whiteSpace: "nowrap",
  "& > b": {
    // Eczar 500, of which only 400 is loaded.
    fontFamily: fonts.serif,
    fontWeight: 400,
    WebkitTextStroke: "0.015em",
    margin: `1px ${space[2]} 0 ${space[3]}`,
    fontSize: "1.6rem",
    letterSpacing: "-0.02em",
  },
  "& > small": {
    marginTop: space[2],
    fontSize: "0.6875rem",
    fontWeight: 600,
    letterSpacing: "0.08em",
    color: vars.palette.text.secondary,
  },
}));

/** Mark and name of the firm, with a link to the home page. */
export function Brand() {
  const { brand } = useShell().site;
  return (
    <Home href="/">
      <svg
        viewBox={logo.viewBox}
        width="38"
        height="38"
        fill="none"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: logo.mark }}
      />
      <b>{brand.name}</b> <small>{brand.legalForm}</small>
    </Home>
  );
}
