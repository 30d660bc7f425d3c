import { styled } from "@mui/material/styles";
import { ActionButton } from "../ui/controls/ActionButton";
import { SearchButton } from "../search/SearchButton";
import { Container } from "../ui/structure/Container";
import { useShell } from "../ui/hooks/useShell";
import { Brand } from "./Brand";
import { MainNavigation, wideHeader } from "./MainNavigation";
import { MenuButton } from "./MenuButton";
import { SocialLinks } from "./SocialLinks";

const Root = styled("header")(({ theme }) => ({
  position: "sticky",
  top: 0,
  zIndex: theme.zIndex.appBar,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  // On the first page only.
  "@media print": { position: "static" },
}));

const Bar = styled(Container)({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 64,
  [wideHeader]: {
    minHeight: 76,
    gap: "clamp(2px, 2px + (100vw - 1280px) * 0.12, 22px)",
  },
  // Links are useless on paper.
  "@media print": { '& > :not([data-slot="brand"])': { display: "none" } },
});

const Home = styled(Brand)({ marginRight: "auto" });

/** In narrower windows the menu shows them. */
const Profiles = styled(SocialLinks)({
  display: "none",
  "& [role=tooltip]": { top: "100%", bottom: "auto" },
  [wideHeader]: { display: "block" },
});

const Booking = styled("div")(({ theme }) => ({
  display: "flex",
  [theme.breakpoints.down("sm")]: { display: "none" },
  [wideHeader]: { flex: "none", marginLeft: 8 },
}));

/** With more links or a longer name, the profiles do not fit at 1280 px. */
const maxLinks = 6;
const maxBrandLength = 8;

/** Logo, navigation, social profiles, search and the booking button; a menu button below 1280 px. */
export function Header({ path }: { path: string }) {
  const { brand, navigation, bookNow } = useShell().site;
  const profilesFit =
    navigation.length <= maxLinks && brand.name.length <= maxBrandLength;
  return (
    <Root>
      <Bar>
        <Home />
        <MenuButton />
        <MainNavigation path={path} />
        {profilesFit && <Profiles />}
        <SearchButton />
        {bookNow && (
          <Booking>
            <ActionButton size="small" {...bookNow} />
          </Booking>
        )}
      </Bar>
    </Root>
  );
}
