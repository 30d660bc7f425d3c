import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { labels } from "../labels";
import { ConnectionError, toError } from "../../common/errors";
import { fetchPageData } from "../loading/fetchPageData";
import { Actions } from "../ui/controls/ActionButtons";
import { Button, lookAttributes } from "../ui/controls/Button";
import { Spinner } from "../ui/controls/Spinner";
import { Section } from "../ui/structure/Section";
import { Seo } from "./Seo";
import { Lead } from "../ui/text/Lead";
import { space } from "../theme/tokens";

const Message = styled("p")(({ theme }) => ({
  marginBottom: space[6],
  overflowWrap: "anywhere",
  color: theme.vars.palette.error.main,
}));

interface ErrorViewProps {
  error: Error;
  /** Path to load; the current page unless given. */
  path?: string;
}

/**
 * The view after an unexpected error: its message, a button that loads the page again once the server answers, a link
 * home (docs/product.md#faults).
 */
export function ErrorView({
  error: firstError,
  path = window.location.pathname,
}: ErrorViewProps) {
  const [error, setError] = useState(firstError);
  const [isTrying, setIsTrying] = useState(false);
  /** Offline, the browser would show a page of its own, and the visitor would have lost the site. */
  const loadAgain = async () => {
    setIsTrying(true);
    try {
      await fetchPageData(path);
      window.location.assign(path);
    } catch (failure) {
      setError(toError(failure));
      setIsTrying(false);
    }
  };
  const { errorTitle, errorReload, errorHome } = labels;
  const text =
    error instanceof ConnectionError ? labels.errorOffline : labels.errorText;
  return (
    <Section role="alert">
      <Seo title={errorTitle} description={text} path={path} noindex />
      <Typography variant="h1">{errorTitle}</Typography>
      <Lead sx={{ my: 4 }}>{text}</Lead>
      <Message>{error.message}</Message>
      <Actions>
        <Button onClick={() => void loadAgain()}>{errorReload}</Button>
        {/* A plain link, because client-side navigation may be what failed. */}
        <a href="/" {...lookAttributes({ variant: "outlined" })}>
          {errorHome}
        </a>
        {isTrying && <Spinner label={labels.loading} />}
      </Actions>
    </Section>
  );
}
