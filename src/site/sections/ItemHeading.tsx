import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Badge, type BadgeProps } from "../ui/text/Badge";
import { Lead } from "../ui/text/Lead";
import { space } from "../theme/tokens";

const Title = styled(Typography)({
  marginBlock: space[4],
});

/** Id of the heading that names the item of a page. */
export const itemTitleId = "title";

interface ItemHeadingProps extends BadgeProps {
  title: string;
  lead: string;
}

/** Category, title and lead of an article or event. */
export const ItemHeading = ({ category, title, lead }: ItemHeadingProps) => (
  <>
    <Badge category={category} />
    <Title variant="h1" id={itemTitleId}>
      {title}
    </Title>
    <Lead>{lead}</Lead>
  </>
);
