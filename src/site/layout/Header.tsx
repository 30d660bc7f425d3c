import { styled } from "@mui/material/styles";
import { headerHeight, line, space } from "../theme/tokens";
import { ActionButton } from "../ui/controls/ActionButton";
import { SearchButton } from "../search/SearchButton";
import { Container } from "../ui/structure/Container";
import { useShell } from "../ui/hooks/useShell";
import { Brand } from "./Brand";
import { tightHeader, wideHeader, withBooking } from "./headerMedia";
import { MainNavigation } from "./MainNavigation";
import { MenuButton } from "./MenuButton";
import { SocialLinks } from "./SocialLinks";

const Root = styled("header")(({ theme }) => ({
  position: "sticky",
  top: 0,
  zIndex: theme.zIndex.appBar,
  borderBottom: line.hairline,
  backgroundColor: theme.vars.palette.background.default,
  // It would cover a sixth of the page.
  "@media (max-height: 480px)": { position: "static" },
}));

const Bar = styled(Container)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: space[1],
  // Without the border.
  minHeight: headerHeight.narrow - 1,
  // For large text, which makes it taller.
  paddingBlock: space[2],
  [theme.breakpoints.up("sm")]: { gap: space[2] },
  [wideHeader]: { minHeight: headerHeight.full - 1, gap: space[1] },
  [theme.breakpoints.up("lg")]: { gap: space[3] },
}));

const Home = styled("div")({
  display: "flex",
  flex: 1,
  // The links wrap first.
  [wideHeader]: { flex: "none", marginRight: "auto" },
  // The footer has the legal form, too.
  [tightHeader]: { "& small": { display: "none" } },
});

/** Quieter and closer than elsewhere. In narrower windows the menu has them. */
const Profiles = styled(SocialLinks)(({ theme }) => ({
  display: "none",
  [wideHeader]: { display: "block", flex: "none" },
  "& a": {
    width: 29,
    color: theme.vars.palette.text.disabled,
    [theme.breakpoints.up("lg")]: { width: 36 },
  },
  "& [role=tooltip]": { top: "100%", bottom: "auto" },
}));

/** With very large letters its label has two lines. */
const Booking = styled("div")({
  display: "none",
  [withBooking]: { display: "flex" },
  [wideHeader]: { flex: "none", marginLeft: space[2] },
  [tightHeader]: { "& > a[data-size]": { paddingInline: space[3] } },
});

/** Logo, navigation, social profiles, search and the booking button; below 1024 px a menu has links and profiles. */
export function Header({ path }: { path: string }) {
  const { bookNow } = useShell().site;
  return (
    <Root>
      <Bar>
        <Home>
          <Brand />
        </Home>
        <MenuButton />
        <MainNavigation path={path} />
        <Profiles />
        <SearchButton />
        <Booking>
          <ActionButton size="small" {...bookNow} />
        </Booking>
      </Bar>
    </Root>
  );
}
