import { styled } from "@mui/material/styles";
import { Badge } from "../ui/Badge";
import { Lead } from "../ui/Text";

const Title = styled("h1")(({ theme }) => ({
  ...theme.typography.h1,
  margin: "16px 0 18px",
  fontSize: "clamp(2.25rem, 1.5rem + 3vw, 4.25rem)",
}));

/** Id of the heading that names the item of a page. */
export const itemTitleId = "title";

interface ItemHeadingProps {
  category: { readonly name: string; readonly tone: Queries.Tone };
  title: string;
  lead: string;
}

/** Category, title and lead of an article or event. */
export function ItemHeading({ category, title, lead }: ItemHeadingProps) {
  return (
    <>
      <Badge tone={category.tone}>{category.name}</Badge>
      <Title id={itemTitleId}>{title}</Title>
      <Lead>{lead}</Lead>
    </>
  );
}
