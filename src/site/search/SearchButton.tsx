import { styled } from "@mui/material/styles";
import { useState, type ComponentType } from "react";
import { canHover, scriptedControl } from "../theme/media";
import { logError } from "../../common/errors";
import { lastWish } from "../navigation/lastWish";
import { notify } from "../notifications/notify";
import { loadCode } from "../loading/loadCode";
import { Icon } from "../ui/pictures/Icon";
import { IconButton } from "../ui/controls/IconButton";
import { search as searchIcon } from "../ui/pictures/iconPaths";
import { useLabels } from "../ui/hooks/useShell";
import type { SearchDialogProps } from "./SearchDialog";

const Root = styled(IconButton)(({ theme }) => ({
  [canHover]: { "&:hover": { color: theme.vars.palette.primary.main } },
  ...scriptedControl,
}));

const loadDialog = () => loadCode(() => import("./SearchDialog"));

/** For a button that opens the search. The search loads on the first press; `dialog` is to be rendered. */
export function useSearchDialog() {
  const { failed } = useLabels().search;
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const open = () => {
    const wish = lastWish();
    loadDialog().then(
      ({ SearchDialog }) => {
        // The visitor may have asked for a page meanwhile.
        if (wish === lastWish()) setDialog(() => SearchDialog);
      },
      (error: unknown) => {
        logError("The search was not loaded.", error);
        notify.error(failed);
      },
    );
  };
  return {
    open,
    dialog: Dialog && <Dialog onClose={() => setDialog(undefined)} />,
  };
}

/** The button that opens the search. */
export function SearchButton() {
  const { open, dialog } = useSearchDialog();
  return (
    <>
      <Root
        type="button"
        aria-label={useLabels().search.open}
        aria-haspopup="dialog"
        // Loads the code while the button is still pressed. Opening reports a failure.
        onPointerDown={() => void loadDialog().catch(() => undefined)}
        onClick={open}
      >
        <Icon path={searchIcon} />
      </Root>
      {dialog}
    </>
  );
}
