import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { labels } from "../labels";
import { Actions } from "../ui/controls/ActionButtons";
import { Button } from "../ui/controls/Button";
import { Section } from "../ui/structure/Section";
import { Lead } from "../ui/text/Lead";
import { Seo } from "./Seo";

interface ErrorViewProps {
  error: Error;
  /** Path to load; the current page unless given. */
  path?: string;
}

/**
 * The view after an unexpected error: its message, a button that loads the page again, a link home
 * (docs/product.md#faults).
 */
export function ErrorView({
  error,
  path = window.location.pathname,
}: ErrorViewProps) {
  const { errorTitle, errorText, errorReload, errorHome } = labels;
  // Where the visitor was, there may be only the footer now.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <Section role="alert">
      <Seo title={errorTitle} description={errorText} noindex />
      <Typography variant="h1">{errorTitle}</Typography>
      <Lead sx={{ my: 4 }}>{errorText}</Lead>
      <Typography color="error" sx={{ mb: 6, overflowWrap: "anywhere" }}>
        {error.message}
      </Typography>
      <Actions>
        <Button onClick={() => window.location.assign(path)}>
          {errorReload}
        </Button>
        {/* A plain link, because client-side navigation may be what failed. */}
        <a href="/" data-variant="outlined">
          {errorHome}
        </a>
      </Actions>
    </Section>
  );
}
