import { styled } from "@mui/material/styles";
import { Icon } from "../../ui/Icon";
import { Section } from "../../ui/Section";
import { TitledText } from "../../ui/TitledText";

const Cards = styled("ul")(({ theme }) => ({
  display: "grid",
  gap: "clamp(28px, 4vw, 64px)",
  [theme.breakpoints.up("sm")]: {
    gridTemplateColumns: "1fr 1fr",
    "& > :last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
  },
  "& svg": { marginBottom: 16, color: theme.vars.palette.primary.main },
}));

/** The kinds of support on the way to funding. */
export function FundingSupport({ heading, cards }: Queries.IconCardsFragment) {
  return (
    <Section plane="mist" headingId="support" heading={heading} split="4-7">
      <Cards>
        {cards.map(({ icon, title, description }) => (
          <li key={title} data-enter="">
            <Icon path={icon} size={28} />
            <TitledText title={title} description={description} />
          </li>
        ))}
      </Cards>
    </Section>
  );
}
