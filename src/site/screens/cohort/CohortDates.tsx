import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { Until } from "../../ui/Until";

const List = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 28px",
  marginTop: 28,
  fontWeight: 600,
  "&:empty": { display: "none" },
});

/** The days that applicants wait for, each up to that day. */
export function CohortDates({ days }: Queries.CohortDatesFragment) {
  return (
    <List>
      {days.map(({ name, date, text }) => (
        <Until key={name} lastDay={date}>
          <li>
            <time dateTime={date}>{text}</time>
          </li>
        </Until>
      ))}
    </List>
  );
}

export const fragment = graphql`
  fragment CohortDates on CohortDates {
    days {
      name
      date
      text
    }
  }
`;
