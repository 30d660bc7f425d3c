import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { Columns } from "../../ui/Columns";
import { Icon } from "../../ui/Icon";
import { Section } from "../../ui/Section";
import { ShowMore } from "../../ui/ShowMore";

const Root = styled(Section)(({ theme }) => ({
  "& .lead": { color: theme.vars.palette.text.secondary, marginTop: 20 },
  "& ul": {
    display: "grid",
    columnGap: "clamp(24px, 4vw, 64px)",
    alignItems: "stretch",
  },
  "& li": {
    padding: "22px 0 26px",
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  "& h3": {
    display: "flex",
    alignItems: "flex-start",
    gap: 12,
    marginBottom: 6,
  },
  "& h3 svg": { color: theme.vars.palette.primary.main },
  "& .text": { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up("md")]: {
    "& ul": { gridTemplateColumns: "1fr 1fr" },
  },
}));

/** Our Extended Services: a ruled list that shows its first entries until the visitor asks for all. */
export function ExtendedServices({
  extended: { heading, lead, toggle, services },
}: {
  extended: Queries.ExtendedServicesFragment;
}) {
  return (
    <Root headingId="extended-services">
      <Columns split="4-7">
        <div>
          <Typography id="extended-services" variant="h2">
            {heading}
          </Typography>
          <Typography variant="subtitle1" className="lead">
            {lead}
          </Typography>
        </div>
        <ShowMore
          initial={toggle.initialCount}
          moreLabel={toggle.moreLabel}
          lessLabel={toggle.lessLabel}
        >
          {services.map(({ title, description, icon }) => (
            <li key={title} data-enter="">
              <Typography variant="h4" component="h3">
                <Icon path={icon} size={28} />
                {title}
              </Typography>
              <Typography variant="body2" className="text">
                {description}
              </Typography>
            </li>
          ))}
        </ShowMore>
      </Columns>
    </Root>
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
