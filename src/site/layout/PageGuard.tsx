import { styled } from "@mui/material/styles";
import { useEffect, type ReactNode } from "react";
import { labels } from "../labels";
import { usePageLoad } from "../navigation/pageLoad";
import { Spinner } from "../ui/controls/Spinner";
import { ErrorBoundary } from "./ErrorBoundary";
import { ErrorView } from "./ErrorView";

const Waiting = styled("div")(({ theme }) => ({
  minHeight: "60vh",
  display: "grid",
  placeItems: "center",
  color: theme.vars.palette.primary.main,
}));

interface PageGuardProps {
  path: string;
  children: ReactNode;
}

/** Renders the page, a spinner while the next page loads, or the error view when loading or rendering fails. */
export function PageGuard({ path, children }: PageGuardProps) {
  const load = usePageLoad();
  const isSlow = load.state === "slow";
  const isHidden = isSlow || load.state === "failed";
  // Where the visitor was, there is only the footer now.
  useEffect(() => {
    if (isHidden) window.scrollTo(0, 0);
  }, [isHidden]);
  if (load.state === "failed")
    return <ErrorView error={load.error} path={load.path} />;
  return (
    <>
      {isSlow && (
        <Waiting>
          <Spinner size={44} label={labels.loading} />
        </Waiting>
      )}
      <div hidden={isSlow}>
        <ErrorBoundary
          key={path}
          fallback={(error) => <ErrorView error={error} />}
        >
          {children}
        </ErrorBoundary>
      </div>
    </>
  );
}
