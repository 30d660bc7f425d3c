import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { ActionButtons } from "../ui/controls/ActionButtons";
import { FigureList } from "../ui/figures/FigureList";
import { Icon } from "../ui/pictures/Icon";
import { calendar } from "../ui/pictures/eventIconPaths";
import { Picture } from "../ui/pictures/Picture";
import { TextLink } from "../ui/links/TextLink";
import { Section, SectionHeading } from "../ui/structure/Section";
import { Lead } from "../ui/text/Lead";
import { space } from "../theme/tokens";

/** From 1200 px on picture and words are beside each other. */
const Halves = styled("div")(({ theme: { breakpoints } }) => ({
  display: "grid",
  [breakpoints.up("lg")]: { gridTemplateColumns: "1fr 1fr" },
}));

/** Lower than the words beside it. Little of its width is cut there: in the middle all people stay in view. */
const Half = styled(Picture)(({ theme: { breakpoints } }) => ({
  minHeight: "max(280px, min(42vw, 28rem))",
  [breakpoints.up("lg")]: {
    minHeight: 360,
    '[data-side="end"] > &': { order: 1 },
    "& img": { objectPosition: "50% 20%" },
  },
}));

const Text = styled("div")(({ theme: { layout, breakpoints } }) => ({
  padding: `${space[8]} ${layout.gutter}`,
  [breakpoints.between("sm", "lg")]: {
    display: "grid",
    gridTemplateColumns: "7fr 5fr",
    columnGap: space[7],
  },
  [breakpoints.up("lg")]: {
    padding: space[7],
    // Aligns text on the left with the rest of the page.
    '[data-side="end"] > &': { paddingLeft: layout.edge("200%") },
  },
}));

/** On tablets and laptops beside the words, each label beside its figure. */
const Figures = styled(FigureList)(
  ({ theme: { layout, typography, breakpoints } }) => ({
    display: "grid",
    gridTemplateColumns: "repeat(3, auto)",
    justifyContent: "start",
    gap: layout.gap,
    marginBottom: space[6],
    "& > li": { gap: space[2] },
    '& [data-slot="figure"]': typography.price,
    '& [data-slot="label"]': typography.body1,
    [breakpoints.between("sm", "lg")]: {
      gridArea: "1 / 2 / span 4",
      alignSelf: "start",
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
  }),
);

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
    <Section plane="network" headingId="womens-network" bleed flush>
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
      ...CroppedPicture
      file {
        childImageSharp {
          gatsbyImageData(
            width: 1080
            breakpoints: [412, 768, 1080, 1540]
            sizes: "(min-width: 1440px) 52vw, (min-width: 1200px) 750px, 100vw"
          )
        }
      }
    }
  }
`;
