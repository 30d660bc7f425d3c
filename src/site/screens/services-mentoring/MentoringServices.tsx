import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { evenPairs } from "../../ui/evenRows";
import { Section } from "../../ui/Section";
import { ShowMore } from "../../ui/ShowMore";
import { TitledText } from "../../ui/TitledText";

const Index = styled("ol")(({ theme }) => ({
  display: "grid",
  columnGap: "clamp(28px, 6vw, 104px)",
  counterReset: "service",
  [theme.breakpoints.up("md")]: evenPairs,
}));

const Service = styled("li")(({ theme: { typography, vars } }) => ({
  display: "grid",
  gridTemplateColumns: "64px 1fr",
  paddingBlock: 24,
  borderTop: `1px solid ${vars.palette.divider}`,
  counterIncrement: "service",
  "&::before": {
    content: "counter(service)",
    ...typography.h2,
    fontSize: "2.25rem",
    lineHeight: 1,
    color: vars.palette.network.main,
  },
}));

/** The mentoring services as a numbered list that first shows a few (docs/product.md#folding-list). */
export function MentoringServices({
  heading,
  toggle,
  cards,
}: Queries.MentoringServicesFragment) {
  return (
    <Section headingId="services" heading={heading}>
      <ShowMore as={Index} {...toggle}>
        {cards.map(({ title, description }) => (
          <Service key={title} data-enter="">
            <div>
              <TitledText title={title} description={description} />
            </div>
          </Service>
        ))}
      </ShowMore>
    </Section>
  );
}

export const fragment = graphql`
  fragment MentoringServices on MentoringServices {
    heading
    toggle {
      ...ShowMore
    }
    cards {
      title
      description
    }
  }
`;
