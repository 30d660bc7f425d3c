import { LabelsProvider } from "../ui/LabelsContext";
import { ErrorView } from "./ErrorView";
import { useShell } from "./useShell";

/** The error view on its own, for when header or footer are what fails. */
export function ErrorPage({ error }: { error: Error }) {
  const { labels } = useShell();
  return (
    <LabelsProvider value={labels}>
      <main>
        <ErrorView error={error} />
      </main>
    </LabelsProvider>
  );
}
