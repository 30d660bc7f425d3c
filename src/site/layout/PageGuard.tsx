import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { labels } from "../labels";
import { usePageLoad } from "../navigation/pageLoad";
import { Spinner } from "../ui/controls/Spinner";
import { ErrorBoundary } from "./ErrorBoundary";
import { ErrorView } from "./ErrorView";

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
        // Over the page that the visitor is leaving.
        <Box
          sx={({ vars: { palette } }) => ({
            position: "fixed",
            zIndex: 1,
            inset: 0,
            display: "grid",
            placeItems: "center",
            color: "primary.main",
            bgcolor: `color-mix(in srgb, ${palette.background.default} 80%, transparent)`,
            pointerEvents: "none",
          })}
        >
          <Spinner size={44} label={labels.loading} />
        </Box>
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
