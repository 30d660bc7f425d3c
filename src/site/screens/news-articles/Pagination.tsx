import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { canHover } from "../../theme/media";
import { fillTemplate } from "../../../common/fillTemplate";
import { SmartLink } from "../../ui/links/SmartLink";
import { space } from "../../theme/tokens";

const List = styled("ol")({ display: "flex", flexWrap: "wrap", gap: space[1] });

const PageLink = styled(SmartLink)(({ theme: { vars, shape } }) => ({
  display: "grid",
  placeItems: "center",
  minWidth: 44,
  minHeight: 44,
  padding: `0 ${space[2]}`,
  fontWeight: 600,
  borderRadius: shape.borderRadius,
  color: vars.palette.primary.main,
  [canHover]: { "&:hover": { backgroundColor: vars.palette.surface.tint } },
  "&[aria-current]": {
    color: vars.palette.primary.contrastText,
    backgroundColor: vars.palette.primary.main,
    textDecoration: "none",
  },
}));

interface PaginationProps {
  /** Addresses of the pages, in order. */
  paths: readonly string[];
  /** The current page, from 1; absent outside the list. */
  page?: number;
  labels: Queries.PaginationFragment;
  className?: string;
}

/** Links to every page of a list; renders nothing if the list has only one (docs/product.md#archives). */
export function Pagination({
  paths,
  page = 0,
  labels,
  className,
}: PaginationProps) {
  if (paths.length < 2) return null;
  const newer = paths[page - 2];
  const older = page > 0 && paths[page];
  return (
    <nav className={className} aria-label={labels.pagesLabel}>
      <List>
        {newer && (
          <li>
            <PageLink href={newer}>{labels.newer}</PageLink>
          </li>
        )}
        {paths.map((path, index) => (
          <li key={path}>
            <PageLink
              href={path}
              aria-current={index + 1 === page ? "page" : undefined}
              aria-label={fillTemplate(labels.pageLabel, { page: index + 1 })}
            >
              {index + 1}
            </PageLink>
          </li>
        ))}
        {older && (
          <li>
            <PageLink href={older}>{labels.older}</PageLink>
          </li>
        )}
      </List>
    </nav>
  );
}

export const fragment = graphql`
  fragment Pagination on HubArchive {
    pagesLabel
    pageLabel
    newer
    older
  }
`;
