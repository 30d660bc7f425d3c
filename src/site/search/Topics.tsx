import { styled } from "@mui/material/styles";
import { useLabels } from "../ui/LabelsContext";
import { SmartLink } from "../ui/SmartLink";
import type { SearchResult } from "./pagefind";

const Root = styled("div")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  marginTop: 16,
  color: vars.palette.text.secondary,
  "& ul": { display: "flex", flexWrap: "wrap", gap: "0 24px" },
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: 44,
    color: vars.palette.primary.main,
    textUnderlineOffset: 5,
  },
}));

/** Links to the pages of topics, shown if nothing was found. */
export function Topics({ topics }: { topics: readonly SearchResult[] }) {
  const { search: labels } = useLabels();
  return (
    <Root>
      <p id="search-topics">{labels.topics}</p>
      <ul aria-labelledby="search-topics">
        {topics.map(({ href, title }) => (
          <li key={href}>
            <SmartLink href={href}>{title}</SmartLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}
