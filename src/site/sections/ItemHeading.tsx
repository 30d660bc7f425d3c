import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { space } from "../theme/tokens";
import { Badge } from "../ui/text/Badge";
import { Lead } from "../ui/text/Lead";

const Heading = styled("div")(({ theme }) => ({
  display: "grid",
  gap: space[4],
  marginTop: space[4],
  [theme.breakpoints.up("md")]: { maxWidth: "60rem" },
}));

/** Id of the heading that names the item of a page. */
export const itemTitleId = "title";

type ItemHeadingProps = Queries.ItemHeadingFragment & { lead: string };

/** Category, title and lead of an article or event. */
export const ItemHeading = ({ category, title, lead }: ItemHeadingProps) => (
  <Heading>
    <div>
      <Badge category={category} />
    </div>
    <Typography variant="h1" id={itemTitleId}>
      {title}
    </Typography>
    <Lead>{lead}</Lead>
  </Heading>
);

export const fragment = graphql`
  fragment ItemHeading on ContentItem {
    title
    category {
      name
      tone
    }
  }
`;
