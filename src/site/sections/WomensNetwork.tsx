import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { lowWindow, narrowest } from "../theme/media";
import { ActionButtons } from "../ui/controls/ActionButtons";
import { FigureList } from "../ui/figures/FigureList";
import { Icon } from "../ui/pictures/Icon";
import { calendar } from "../ui/pictures/eventIconPaths";
import { Picture } from "../ui/pictures/Picture";
import { TextLink } from "../ui/links/TextLink";
import { listOf } from "../ui/structure/evenRows";
import { Section, SectionHeading } from "../ui/structure/Section";
import { Lead } from "../ui/text/Lead";
import { space } from "../theme/tokens";

/** Picture and words beside each other. Half of a smaller window would cut the faces of those at the picture's edges. */
const beside =
  "@media screen and (min-width: 90em), screen and (min-width: 37.5em) and (max-height: 480px)";

/** Tablets and laptops, on which the picture is above, and the figures are beside the words. */
const medium = "@media screen and (min-width: 37.5em) and (max-width: 89.99em)";
const above = `${medium} and (min-height: 481px)`;

const Halves = styled("div")({
  display: "grid",
  [beside]: { gridTemplateColumns: "1fr 1fr" },
});

const Half = styled(Picture)({
  minHeight: "max(280px, min(42vw, 28rem))",
  maxHeight: "none",
  // On paper the words are on the picture's page.
  breakAfter: "avoid",
  [beside]: {
    minHeight: 360,
    '[data-side="end"] > &': { order: 1 },
  },
  // Lower than the words beside it.
  [lowWindow]: { position: "sticky", top: 0 },
  // Little of its width is cut: in the middle all people stay in view.
  "@media (min-width: 90em)": { "& img": { objectPosition: "50% 20%" } },
});

const Text = styled("div")(({ theme: { layout } }) => ({
  padding: `${layout.section} ${layout.gutter}`,
  [above]: {
    display: "grid",
    gridTemplateColumns: "7fr 5fr",
    columnGap: space[7],
  },
  [beside]: {
    padding: space[7],
    // Aligns text on the left with the rest of the page.
    '[data-side="end"] > &': { paddingLeft: layout.edge("200%") },
  },
}));

const Figures = styled(FigureList)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(3, auto)",
  [listOf("4")]: { gridTemplateColumns: "repeat(2, auto)" },
  justifyContent: "start",
  [narrowest]: { display: "flex", flexDirection: "column" },
  gap: theme.layout.gap,
  marginBottom: space[6],
  "& > li": { gap: space[2] },
  '& [data-slot="figure"]': theme.typography.price,
  '& [data-slot="label"]': theme.typography.note,
  // Each label stands beside its figure.
  [medium]: {
    gap: space[3],
    gridTemplateColumns: "auto 1fr",
    "& > li": {
      display: "grid",
      gridColumn: "1 / -1",
      gridTemplateColumns: "subgrid",
      alignItems: "baseline",
      columnGap: space[4],
    },
  },
  [above]: { gridArea: "1 / 2 / span 4", alignSelf: "start" },
}));

const Notice = styled("p")(({ theme }) => ({
  display: "flex",
  gap: space[3],
  marginBottom: space[6],
  color: theme.vars.palette.text.secondary,
}));

const Actions = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[4]} ${space[6]}`,
});

interface WomensNetworkProps
  extends Queries.WomensNetworkFragment, Queries.NetworkPictureFragment {
  /** The half of the block that the picture fills where they are beside each other. */
  side?: "start" | "end";
}

/** The women's network: description, figures, next event and the links to its group and to membership. */
export function WomensNetwork({
  heading,
  text,
  claims,
  notice,
  action,
  link,
  picture,
  side = "start",
}: WomensNetworkProps) {
  return (
    <Section plane="networkDeep" headingId="womens-network" bleed flush="both">
      <Halves data-side={side}>
        <Half
          picture={picture}
          radius="none"
          // Keeps faces in view in a low box.
          position="50% 20%"
        />
        <Text>
          <SectionHeading>{heading}</SectionHeading>
          <Lead sx={{ mt: 5, mb: 6 }}>{text}</Lead>
          <Figures claims={claims} />
          {notice && (
            <Notice>
              <Icon path={calendar} />
              {notice}
            </Notice>
          )}
          <Actions>
            <ActionButtons actions={[action]} />
            {link && <TextLink {...link} />}
          </Actions>
        </Text>
      </Halves>
    </Section>
  );
}

export const fragments = graphql`
  fragment WomensNetwork on WomensNetwork {
    heading
    text
    claims {
      ...Claim
    }
    notice
    action {
      ...Action
    }
    link {
      ...Action
    }
  }

  fragment NetworkPicture on NetworkPicture {
    picture {
      alt
      focus {
        left
        top
      }
      file {
        childImageSharp {
          gatsbyImageData(
            width: 1080
            breakpoints: [412, 768, 1080, 1540]
            sizes: "(min-width: 2080px) 50vw, (min-width: 1440px) 1040px, 100vw"
          )
        }
      }
    }
  }
`;
