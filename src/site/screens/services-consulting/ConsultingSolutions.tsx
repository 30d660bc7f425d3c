import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { Section } from "../../ui/Section";
import { SplitHeading } from "../../ui/SplitHeading";
import { StairPanels } from "./StairPanels";

interface ConsultingSolutionsProps {
  solutions: Queries.ConsultingSolutionsFragment;
}

const Root = styled(Section)(({ theme }) => ({
  overflow: "hidden",
  [theme.breakpoints.down("md")]: { paddingBottom: theme.layout.section },
}));

/** The structured solutions, as stairs that rise into the next section. */
export function ConsultingSolutions({
  solutions: { heading, cards },
}: ConsultingSolutionsProps) {
  return (
    <Root plane="mist" flush="bottom" headingId="solutions">
      <SplitHeading id="solutions" title={heading} />
      <StairPanels items={cards} />
    </Root>
  );
}

export const fragment = graphql`
  fragment ConsultingSolutions on ConsultingSolutions {
    heading
    cards {
      title
      description
    }
  }
`;
