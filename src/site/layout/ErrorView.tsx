import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Actions } from "../ui/ActionButton";
import { Button, buttonStyles, lookAttributes } from "../ui/Button";
import { useLabels } from "../ui/LabelsContext";
import { Section } from "../ui/Section";
import { Seo } from "./Seo";
import { Lead } from "../ui/Text";

const Text = styled(Lead)({ margin: "18px 0" });

const Message = styled("p")(({ theme }) => ({
  marginBottom: 30,
  overflowWrap: "anywhere",
  color: theme.vars.palette.error.main,
}));

/** A plain link: it must work where nothing else does. */
const HomeLink = styled("a")(({ theme }) => buttonStyles(theme));

interface ErrorViewProps {
  error: Error;
  /** What to load: the page on screen unless given. */
  path?: string;
}

/** What an unexpected error ends in (docs/product.md#faults): what happened, a way to try again, a way home. */
export function ErrorView({ error, path }: ErrorViewProps) {
  const { errorTitle, errorText, errorReload, errorHome } = useLabels();
  const reload = () => {
    if (path) window.location.assign(path);
    else window.location.reload();
  };
  return (
    <Section role="alert">
      <Seo
        title={errorTitle}
        description={errorText}
        path={path ?? window.location.pathname}
        noindex
      />
      <Typography variant="h1">{errorTitle}</Typography>
      <Text>{errorText}</Text>
      <Message>{error.message}</Message>
      <Actions>
        <Button onClick={reload}>{errorReload}</Button>
        <HomeLink href="/" {...lookAttributes({ variant: "outlined" })}>
          {errorHome}
        </HomeLink>
      </Actions>
    </Section>
  );
}
