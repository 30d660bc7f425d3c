import { styled } from "@mui/material/styles";
import usePagination from "@mui/material/usePagination";
import { fillTemplate } from "../../../common/fillTemplate";
import { SmartLink } from "../../ui/SmartLink";

const List = styled("ol")({ display: "flex", flexWrap: "wrap", gap: 4 });

const place = {
  display: "grid",
  placeItems: "center",
  minWidth: 44,
  minHeight: 44,
  padding: "0 8px",
  fontWeight: 600,
};

const Gap = styled("span")(place);

const PageLink = styled(SmartLink)(({ theme: { vars, shape } }) => ({
  ...place,
  borderRadius: shape.borderRadius,
  color: vars.palette.primary.main,
  textUnderlineOffset: 5,
  "&:hover": { backgroundColor: vars.palette.surface.tint },
  "&[aria-current]": {
    color: vars.palette.primary.contrastText,
    backgroundColor: vars.palette.primary.main,
    textDecoration: "none",
  },
}));

interface PaginationProps {
  /** From 1 to `pages`. */
  page: number;
  pages: number;
  /** Address of a page. */
  pathOf: (page: number) => string;
  labels: {
    pagesLabel: string;
    /** With {page}. */
    pageLabel: string;
    newer: string;
    older: string;
  };
  className?: string;
}

/** Links to the pages of a long list, newest first; nothing where one page holds all. */
export function Pagination({
  page,
  pages,
  pathOf,
  labels,
  className,
}: PaginationProps) {
  const { items } = usePagination({ page, count: pages, siblingCount: 0 });
  if (pages < 2) return null;
  return (
    <nav className={className} aria-label={labels.pagesLabel}>
      <List>
        {items
          .filter(({ disabled }) => !disabled)
          .map(({ type, page: number, selected }) => (
            <li key={type === "page" ? number : type}>
              {number === null ? (
                <Gap>…</Gap>
              ) : (
                <PageLink
                  href={pathOf(number)}
                  aria-current={selected ? "page" : undefined}
                  aria-label={
                    type === "page"
                      ? fillTemplate(labels.pageLabel, { page: number })
                      : undefined
                  }
                >
                  {type === "previous" && labels.newer}
                  {type === "next" && labels.older}
                  {type === "page" && number}
                </PageLink>
              )}
            </li>
          ))}
      </List>
    </nav>
  );
}
