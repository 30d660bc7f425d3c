import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { Section } from "../../ui/Section";
import { ShowMore } from "../../ui/ShowMore";
import { SplitHeading } from "../../ui/SplitHeading";

interface MentoringServicesProps {
  services: Queries.MentoringServicesFragment;
}

const Root = styled(Section)(({ theme }) => ({
  "& ol": {
    display: "grid",
    columnGap: "clamp(28px, 6vw, 104px)",
    counterReset: "service",
    [theme.breakpoints.up("md")]: { gridTemplateColumns: "1fr 1fr" },
  },
  "& li": {
    display: "grid",
    gridTemplateColumns: "64px 1fr",
    paddingBlock: 24,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    counterIncrement: "service",
    "&::before": {
      content: "counter(service)",
      ...theme.typography.h2,
      fontSize: "2.25rem",
      lineHeight: 1,
      color: theme.vars.palette.network.main,
    },
  },
  "& .description": { color: theme.vars.palette.text.secondary },
}));

/** The mentoring services as a numbered index of which the first few show (docs/product.md#folding-list). */
export function MentoringServices({
  services: { heading, toggle, cards },
}: MentoringServicesProps) {
  return (
    <Root headingId="services">
      <SplitHeading id="services" title={heading} />
      <ShowMore
        as="ol"
        initial={toggle.initialCount}
        moreLabel={toggle.moreLabel}
        lessLabel={toggle.lessLabel}
      >
        {cards.map(({ title, description }) => (
          <li key={title}>
            <div>
              <Typography variant="h4" component="h3">
                {title}
              </Typography>
              <Typography variant="body2" className="description">
                {description}
              </Typography>
            </div>
          </li>
        ))}
      </ShowMore>
    </Root>
  );
}

export const fragment = graphql`
  fragment MentoringServices on MentoringServices {
    heading
    toggle {
      initialCount
      moreLabel
      lessLabel
    }
    cards {
      title
      description
    }
  }
`;
