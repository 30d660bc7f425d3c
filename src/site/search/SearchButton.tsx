import { styled } from "@mui/material/styles";
import { useEffect, useEffectEvent, useState, type ComponentType } from "react";
import { logError } from "../../common/errors";
import { notify } from "../notifications/notify";
import { Icon } from "../ui/Icon";
import { search as searchIcon } from "../ui/iconPaths";
import { useLabels } from "../ui/LabelsContext";
import type { SearchDialogProps } from "./SearchDialog";

const Root = styled("button")(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  background: "none",
  color: theme.vars.palette.text.primary,
  cursor: "pointer",
  "&:hover": { color: theme.vars.palette.primary.main },
  "&:focus-visible": { outlineOffset: -3 },
  "html:not(.js) &": { display: "none" },
}));

const openingEvent = "opensearch";

/** Opens the search, from anywhere. */
export const openSearch = (): void => {
  window.dispatchEvent(new Event(openingEvent));
};

const loadDialog = () => import("./SearchDialog");

/** The button that opens the search. The search loads on the first press. */
export function SearchButton() {
  const { open: label, failed } = useLabels().search;
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();

  const open = useEffectEvent(() => {
    loadDialog().then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      (error: unknown) => {
        logError("The search was not loaded.", error);
        notify.error(failed);
      },
    );
  });
  useEffect(() => {
    const listener = () => open();
    window.addEventListener(openingEvent, listener);
    return () => window.removeEventListener(openingEvent, listener);
  }, []);

  return (
    <>
      <Root
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        // Loads the code while the button is still pressed. openSearch reports a failure.
        onPointerDown={() => void loadDialog().catch(() => undefined)}
        onClick={openSearch}
      >
        <Icon path={searchIcon} />
      </Root>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
