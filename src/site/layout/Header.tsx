import { styled } from "@mui/material/styles";
import { headerHeight, line, space } from "../theme/tokens";
import { ActionButton } from "../ui/controls/ActionButton";
import { SearchButton } from "../search/SearchButton";
import { Container } from "../ui/structure/Container";
import { useShell } from "../ui/hooks/useShell";
import { Brand } from "./Brand";
import {
  laptop,
  wideHeader,
  withBooking,
  withoutBookingForLongName,
} from "./headerMedia";
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
  // On the first page only.
  "@media print": { position: "static" },
}));

const Bar = styled(Container)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  [theme.breakpoints.down("sm")]: { gap: space[1] },
  // Without the border.
  minHeight: headerHeight.narrow - 1,
  // For large text, which makes it taller.
  paddingBlock: space[2],
  [wideHeader]: {
    minHeight: headerHeight.full - 1,
    gap: space[1],
    [theme.breakpoints.up("lg")]: { gap: space[3] },
  },
  // Links are useless on paper.
  "@media print": {
    '& > :not(:has([data-slot="brand"]))': { display: "none" },
  },
}));

const withoutLegalForm = {
  "header:not([data-name]) & small": { display: "none" },
};

/** In narrow windows the name's room, which its size depends on. */
const Home = styled("div")(({ theme }) => ({
  display: "flex",
  flex: 1,
  containerType: "inline-size",
  // On phones the booking button takes the room of the legal form, which the footer has; on laptops the profiles do.
  [theme.breakpoints.between(22.5, "sm")]: withoutLegalForm,
  // The links wrap first.
  [wideHeader]: {
    flex: "none",
    maxWidth: "40%",
    marginRight: "auto",
    containerType: "normal",
  },
  [laptop]: { ...withoutLegalForm, paddingRight: space[4] },
}));

/** Widths of a profile in the header, in pixels. */
const profile = { least: 24, most: 36 };

/** The room for the profiles: what the name and the links leave. In narrower windows the menu shows them. */
const ProfilesRoom = styled("div")({
  display: "none",
  [wideHeader]: { display: "block", flex: 1, containerType: "inline-size" },
});

const Profiles = styled(SocialLinks)(({ theme }) => ({
  // Quieter and closer than elsewhere.
  "& ul": { flexWrap: "nowrap" },
  "& ul > li": { flex: `0 1 ${profile.most}px` },
  '& [data-slot="profile"]': {
    width: "100%",
    color: theme.vars.palette.text.disabled,
  },
  "& [role=tooltip]": { top: "100%", bottom: "auto" },
}));

const Booking = styled("div")(({ theme }) => ({
  display: "none",
  [withBooking]: { display: "flex" },
  [withoutBookingForLongName]: { '[data-name="long"] &': { display: "none" } },
  [theme.breakpoints.down("sm")]: {
    "& > a[data-size]": {
      padding: `${space[2]} ${space[3]}`,
      whiteSpace: "nowrap",
    },
  },
  [wideHeader]: { flex: "none", marginLeft: space[2] },
  [laptop]: { "& > a[data-size]": { paddingInline: space[3] } },
}));

/** A name of more letters leaves the header of a phone no room for the booking button. */
const maxLettersBesideBooking = 9;

/**
 * Logo, navigation, social profiles where they fit, search and the booking button; a menu button below 1024 px.
 */
export function Header({ path }: { path: string }) {
  const { brand, socialProfiles, bookNow } = useShell().site;
  const isLongName = brand.name.length > maxLettersBesideBooking;
  const count = socialProfiles?.length ?? 0;
  return (
    <Root data-name={isLongName ? "long" : undefined}>
      <Bar>
        <Home>
          <Brand />
        </Home>
        <MenuButton />
        <MainNavigation path={path} />
        <ProfilesRoom sx={{ maxWidth: count * profile.most }}>
          <Profiles
            sx={{
              [`@container not (min-width: ${count * profile.least}px)`]: {
                display: "none",
              },
            }}
          />
        </ProfilesRoom>
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
