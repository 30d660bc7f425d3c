import { styled } from "@mui/material/styles";
import { useId, useRef } from "react";
import { canHover } from "../theme/media";
import { fillTemplate } from "../../common/fillTemplate";
import { Button } from "../ui/controls/Button";
import { useShell } from "../ui/hooks/useShell";
import { coversCard, SmartLink } from "../ui/links/SmartLink";
import { balancedLabels } from "../ui/structure/evenRows";
import type { FoundPage } from "./pagefind";
import type { Answer } from "./useSearch";
import { Note } from "../ui/text/Note";
import { space, line } from "../theme/tokens";
import { Caption } from "../ui/text/Caption";

const Result = styled("li")({
  position: "relative",
  padding: `${space[4]} 0`,
  borderTop: line.hairline,
});

const ResultLink = styled(SmartLink)(({ theme: { vars } }) => ({
  ...coversCard,
  textDecoration: "none",
  [canHover]: {
    '&:hover [data-slot="title"]': { textDecoration: "underline" },
  },
  // The outline of the whole row.
  "&:focus-visible": { outline: "none" },
  "&:focus-visible::after": {
    ...coversCard["&::after"],
    outline: `3px solid ${vars.palette.primary.main}`,
    outlineOffset: -3,
  },
}));

/** The index marks the words found. */
const Excerpt = styled(Note)(({ theme }) => ({
  "& mark": {
    fontWeight: 600,
    color: theme.vars.palette.text.primary,
    background: "none",
  },
}));

const Title = styled("b")(({ theme: { typography, vars } }) => ({
  ...typography.subtitle2,
  display: "block",
  color: vars.palette.primary.main,
}));

const Links = styled("ul")(balancedLabels(24, 0));

const PageLink = styled(SmartLink)(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  color: theme.vars.palette.primary.main,
}));

interface PageLinksProps {
  heading?: string | null;
  links: readonly { label: string; to: string }[];
}

/** Pages to go on to in place of results. */
function PageLinks({ heading, links }: PageLinksProps) {
  const id = useId();
  return (
    <Note as="div" sx={{ mt: 4 }}>
      {heading && <p id={id}>{heading}</p>}
      <Links aria-labelledby={heading ? id : undefined}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <PageLink href={to}>{label}</PageLink>
          </li>
        ))}
      </Links>
    </Note>
  );
}

/** A found page: its title is the link, the rest the link's description. */
function ResultRow({ url, meta, excerpt }: FoundPage) {
  const id = useId();
  return (
    <Result>
      <ResultLink href={url} aria-describedby={id}>
        <Title data-slot="title">{meta.title}</Title>
      </ResultLink>
      <div id={id}>
        {(meta.kind ?? meta.date) && (
          <Caption as="small" sx={{ display: "block" }}>
            {[meta.kind, meta.date].filter(Boolean).join(" · ")}
          </Caption>
        )}
        <Excerpt
          as="span"
          dangerouslySetInnerHTML={{ __html: `… ${excerpt} …` }}
        />
      </div>
    </Result>
  );
}

interface SearchResultsProps {
  answer: Answer;
  query: string;
  onRetry: () => void;
  onMore: () => void;
}

/** The results, or the reason for none. Screen readers announce the number. */
export function SearchResults({
  answer,
  query,
  onRetry,
  onMore,
}: SearchResultsProps) {
  const list = useRef<HTMLOListElement>(null);
  const { site, labels: shellLabels } = useShell();
  const { search: labels, loading, of } = shellLabels;
  const findings = typeof answer === "object" ? answer : undefined;
  const { total = 0, results = [], topics = [] } = findings ?? {};
  const message = () => {
    if (!query) return labels.hint;
    if (typeof answer === "string") return labels[answer];
    if (!answer) return loading;
    return fillTemplate(total > 0 ? labels.found : labels.none, {
      count:
        total > results.length ? `${results.length} ${of} ${total}` : total,
      query,
    });
  };
  const showMore = () => {
    // The button may vanish. The next stop after the last result is the first new one.
    [...(list.current?.querySelectorAll("a") ?? [])].at(-1)?.focus();
    onMore();
  };
  return (
    <div>
      <Note role="status" sx={{ mt: 4, mb: 2 }}>
        {message()}
      </Note>
      {topics.length > 0 && (
        <PageLinks
          heading={labels.topics}
          links={topics.map(({ url, meta }) => ({
            to: url,
            label: meta.title,
          }))}
        />
      )}
      {findings && total === 0 && (
        <>
          {site.footer.services && (
            <PageLinks
              heading={site.footer.servicesHeading}
              links={site.footer.services}
            />
          )}
          <PageLinks
            heading={site.footer.contactHeading}
            links={[
              { label: site.email, to: site.emailHref },
              { label: site.phone, to: site.phoneHref },
            ]}
          />
        </>
      )}
      {answer === "unsupported" && <PageLinks links={site.navigation} />}
      {answer === "failed" && (
        <Button variant="outlined" size="small" onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
      <ol ref={list}>
        {results.map((page) => (
          <ResultRow key={page.url} {...page} />
        ))}
      </ol>
      {total > results.length && (
        <Button variant="outlined" size="small" onClick={showMore}>
          {labels.more}
        </Button>
      )}
    </div>
  );
}
