import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { evenPairs } from "../../ui/evenRows";
import { Icon } from "../../ui/Icon";
import { Section } from "../../ui/Section";
import { ShowMore } from "../../ui/ShowMore";
import { Note } from "../../ui/Text";

const List = styled("ul")(({ theme }) => ({
  display: "grid",
  columnGap: "clamp(24px, 4vw, 64px)",
  [theme.breakpoints.up("md")]: evenPairs,
}));

const Service = styled("li")(({ theme }) => ({
  padding: "22px 0 26px",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Title = styled("h3")(({ theme }) => ({
  ...theme.typography.h4,
  display: "flex",
  alignItems: "flex-start",
  gap: 12,
  marginBottom: 6,
  "& svg": { color: theme.vars.palette.primary.main },
}));

/** Our Extended Services: a list that shows its first entries until it is unfolded. */
export function ExtendedServices({
  heading,
  lead,
  toggle,
  services,
}: Queries.ExtendedServicesFragment) {
  return (
    <Section
      headingId="extended-services"
      heading={heading}
      lead={lead}
      split="4-7"
    >
      <ShowMore as={List} {...toggle}>
        {services.map(({ title, description, icon }) => (
          <Service key={title} data-enter="">
            <Title>
              <Icon path={icon} size={28} />
              {title}
            </Title>
            <Note>{description}</Note>
          </Service>
        ))}
      </ShowMore>
    </Section>
  );
}

export const fragment = graphql`
  fragment ExtendedServices on ExtendedServices {
    heading
    lead
    toggle {
      ...ShowMore
    }
    services {
      title
      description
      icon
    }
  }
`;
