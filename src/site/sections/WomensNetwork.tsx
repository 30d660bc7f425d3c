import Box from "@mui/material/Box";
import { graphql } from "gatsby";
import { ActionButton } from "../ui/controls/ActionButton";
import { Actions } from "../ui/controls/ActionButtons";
import { FigureList } from "../ui/figures/FigureList";
import { Picture } from "../ui/pictures/Picture";
import { TextLink } from "../ui/links/TextLink";
import { Section, SectionHeading } from "../ui/structure/Section";
import { space } from "../theme/tokens";
import { Lead } from "../ui/text/Lead";

/** The women's network: description, figures, next event and the links to its group and to membership. */
export function WomensNetwork({
  heading,
  text,
  claims,
  notice,
  action,
  link,
  picture,
}: Queries.WomensNetworkFragment & Queries.NetworkPictureFragment) {
  return (
    <Section plane="network" headingId="womens-network" bleed flush>
      {/* From 1200 px on picture and words are beside each other, and the words begin in column 7. */}
      <Box
        sx={({ layout }) => ({
          display: "grid",
          gridTemplateColumns: {
            lg: `calc(50% + ${layout.gap} / 2 - ${space[7]}) 1fr`,
          },
        })}
      >
        <Picture
          picture={picture}
          radius="none"
          // Keeps faces in view in a low box.
          position="50% 20%"
          // Little of its width is cut: in the middle all people stay in view.
          sx={{ minHeight: "max(280px, min(42vw, 28rem))" }}
        />
        <Box
          sx={({ layout }) => ({
            display: "grid",
            // They end where the page's text does.
            gridTemplateColumns: {
              lg: `minmax(0, calc((${layout.container} - ${layout.gap}) / 2 - ${layout.gutter}))`,
            },
            alignContent: "center",
            gap: 5,
            py: 7,
            pr: layout.gutter,
            pl: { xs: layout.gutter, lg: 7 },
          })}
        >
          <SectionHeading>{heading}</SectionHeading>
          <Lead>{text}</Lead>
          <FigureList look="small" claims={claims} />
          {notice && <p>{notice}</p>}
          <Actions sx={{ columnGap: 5 }}>
            <ActionButton {...action} />
            {link && <TextLink {...link} />}
          </Actions>
        </Box>
      </Box>
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
