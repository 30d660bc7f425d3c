import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { widths } from "../theme/tokens";
import { ActionButton } from "../ui/ActionButton";
import { SearchButton } from "../search/SearchButton";
import { containerStyles } from "../ui/containerStyles";
import { useLabels } from "../ui/LabelsContext";
import { SocialLinks } from "../ui/SocialLinks";
import { Brand } from "./Brand";
import { MobileMenu } from "./MobileMenu";
import { Navigation } from "./Navigation";

const Root = styled("header")(({ theme }) => ({
  position: "sticky",
  top: 0,
  zIndex: theme.zIndex.appBar,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  "& > .bar": {
    ...containerStyles(theme),
    display: "flex",
    alignItems: "center",
    gap: 8,
    minHeight: 64,
  },
  "& > .bar > :first-child": { marginRight: "auto" },
  "& > .bar > .wide": { display: "none" },
  [theme.breakpoints.down("sm")]: {
    "& > .bar > .book": { display: "none" },
  },
  [`@media (min-width: ${widths.fullHeader})`]: {
    "& > .bar": {
      minHeight: 76,
      gap: "clamp(2px, 2px + (100vw - 1280px) * 0.12, 22px)",
    },
    "& > .bar > .wide": { display: "flex" },
    "& > .bar > nav a": {
      paddingInline: "clamp(8px, 8px + (100vw - 1280px) * 0.04, 12px)",
    },
    // Letters set wider apart by the reader may need a second line.
    "& > .bar > nav ul": { justifyContent: "end", flexWrap: "wrap" },
    "& > .bar > .profiles": { flex: "none" },
    "& > .bar > .book": { flex: "none", marginLeft: 8 },
    "& > .bar > .toggle": { display: "none" },
  },
}));

interface HeaderProps {
  site: Queries.HeaderFragment;
  path: string;
}

/** Logo, navigation, social profiles, search and the booking button; a menu button below 1280 px. */
export function Header({ site, path }: HeaderProps) {
  const { mainNavigation, socialNavigation } = useLabels();
  const { brand, navigation, socialProfiles, bookNow } = site;
  return (
    <Root>
      <div className="bar">
        <Brand brand={brand} />
        <Navigation
          className="wide"
          label={mainNavigation}
          links={navigation}
          path={path}
        />
        <SocialLinks
          className="wide profiles"
          label={socialNavigation}
          profiles={socialProfiles}
        />
        <SearchButton className="search" />
        <ActionButton
          className="book"
          size="small"
          href={bookNow.to}
          label={bookNow.label}
        />
        <MobileMenu className="toggle" site={site} path={path} />
      </div>
    </Root>
  );
}

export const query = graphql`
  fragment Header on SiteContent {
    brand {
      ...Brand
    }
    navigation {
      label
      to
    }
    socialProfiles {
      label
      icon
      to
    }
    bookNow {
      label
      to
    }
  }
`;
