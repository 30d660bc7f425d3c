import { styled } from "@mui/material/styles";
import { fillTemplate } from "../../common/fillTemplate";
import { Button } from "../ui/Button";
import { useLabels } from "../ui/LabelsContext";
import { SmartLink } from "../ui/SmartLink";
import type { Findings } from "./pagefind";

const Topics = styled("div")(({ theme: { typography, vars } }) => ({
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

/** So many topics are a help and not a list to read. */
const mostTopics = 6;

interface ProposalsProps {
  findings: Findings;
  onPropose: (query: string) => void;
}

/** What to try where nothing was found: the nearest words, and the topics. */
export function Proposals({
  findings: { proposal, topics },
  onPropose,
}: ProposalsProps) {
  const { search: labels } = useLabels();
  return (
    <>
      {proposal && (
        <Button
          variant="outlined"
          size="small"
          onClick={() => onPropose(proposal)}
        >
          {fillTemplate(labels.proposal, { query: proposal })}
        </Button>
      )}
      {topics.length > 0 && (
        <Topics>
          <p id="search-topics">{labels.topics}</p>
          <ul aria-labelledby="search-topics">
            {topics.slice(0, mostTopics).map(({ href, title }) => (
              <li key={href}>
                <SmartLink href={href}>{title}</SmartLink>
              </li>
            ))}
          </ul>
        </Topics>
      )}
    </>
  );
}
