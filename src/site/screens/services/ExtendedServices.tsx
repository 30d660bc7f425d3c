import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { Columns } from "../../ui/Columns";
import { evenPairs } from "../../ui/evenRows";
import { Icon } from "../../ui/Icon";
import { Section } from "../../ui/Section";
import { ShowMore } from "../../ui/ShowMore";
import { Lead, Note } from "../../ui/Text";

const SectionLead = styled(Lead)({ marginTop: 20, maxWidth: "none" });

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
}));

const TitleIcon = styled(Icon)(({ theme }) => ({
  color: theme.vars.palette.primary.main,
}));

/** Our Extended Services: a list that shows its first entries until it is unfolded. */
export function ExtendedServices({
  heading,
  lead,
  toggle,
  services,
}: Queries.ExtendedServicesFragment) {
  return (
    <Section headingId="extended-services">
      <Columns split="4-7">
        <div>
          <Typography id="extended-services" variant="h2">
            {heading}
          </Typography>
          <SectionLead>{lead}</SectionLead>
        </div>
        <ShowMore
          as={List}
          initial={toggle.initialCount}
          moreLabel={toggle.moreLabel}
          lessLabel={toggle.lessLabel}
        >
          {services.map(({ title, description, icon }) => (
            <Service key={title} data-enter="">
              <Title>
                <TitleIcon path={icon} size={28} />
                {title}
              </Title>
              <Note>{description}</Note>
            </Service>
          ))}
        </ShowMore>
      </Columns>
    </Section>
  );
}

export const fragment = graphql`
  fragment ExtendedServices on ExtendedServices {
    heading
    lead
    toggle {
      initialCount
      moreLabel
      lessLabel
    }
    services {
      title
      description
      icon
    }
  }
`;
