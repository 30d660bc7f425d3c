import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { labels } from "../labels";
import { usePageLoad } from "../navigation/pageLoad";
import { Spinner } from "../ui/controls/Spinner";
import { ErrorBoundary } from "./ErrorBoundary";
import { ErrorView } from "./ErrorView";

/** Over the page that the visitor is leaving. */
const Waiting = styled("div")(({ theme }) => ({
  position: "fixed",
  zIndex: 1,
  inset: 0,
  display: "grid",
  placeItems: "center",
  color: theme.vars.palette.primary.main,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 80%, transparent)`,
  pointerEvents: "none",
}));

interface PageGuardProps {
  path: string;
  children: ReactNode;
}

/** Renders the page, with a spinner while the next page loads, or the error view when loading or rendering fails. */
export function PageGuard({ path, children }: PageGuardProps) {
  const load = usePageLoad();
  if (typeof load === "object") return <ErrorView {...load} />;
  return (
    <>
      {load === "slow" && (
        <Waiting>
          <Spinner size={44} label={labels.loading} />
        </Waiting>
      )}
      <ErrorBoundary
        key={path}
        fallback={(error) => <ErrorView error={error} />}
      >
        {children}
      </ErrorBoundary>
    </>
  );
}
