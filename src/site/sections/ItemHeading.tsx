import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Badge } from "../ui/text/Badge";
import { Lead } from "../ui/text/Lead";

/** Id of the heading that names the item of a page. */
export const itemTitleId = "title";

type ItemHeadingProps = Queries.ItemHeadingFragment & {
  lead: string;
  /** What stands below the lead. */
  children?: ReactNode;
};

/** Category, title and lead of an article or event. */
export const ItemHeading = ({
  category,
  title,
  lead,
  children,
}: ItemHeadingProps) => (
  <Box sx={{ display: "grid", gap: 4, maxWidth: "60rem", mt: 4 }}>
    <div>
      <Badge category={category} />
    </div>
    <Typography variant="h1" id={itemTitleId}>
      {title}
    </Typography>
    <Lead>{lead}</Lead>
    {children}
  </Box>
);

export const fragment = graphql`
  fragment ItemHeading on ContentItem {
    title
    category {
      name
      tone
    }
  }

  fragment WidePicture on Picture {
    ...CroppedPicture
    file {
      childImageSharp {
        gatsbyImageData(
          width: 1080
          breakpoints: [371, 741, 1080, 1600]
          sizes: "(min-width: 1344px) 1248px, calc(94.4vw - 19px)"
        )
      }
    }
  }
`;
