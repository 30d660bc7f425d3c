import { styled } from "@mui/material/styles";
import { canHover, scriptedControl } from "../theme/media";
import { logError } from "../../common/errors";
import { useLoadedDialog } from "../loading/useLoadedDialog";
import { lastNavigation } from "../navigation/pageLoad";
import { notify } from "../notifications/notify";
import { Icon } from "../ui/pictures/Icon";
import { IconButton } from "../ui/controls/IconButton";
import { search as searchIcon } from "../ui/pictures/iconPaths";
import { useLabels } from "../ui/hooks/useShell";

const Root = styled(IconButton)(({ theme }) => ({
  [canHover]: { "&:hover": { color: theme.vars.palette.primary.main } },
  ...scriptedControl,
}));

const loadDialog = async () => (await import("./SearchDialog")).SearchDialog;

/** For a button that opens the search. The search loads on the first press; `dialog` is to be rendered. */
export function useSearchDialog() {
  const { failed } = useLabels().search;
  const { Dialog, close, prepare, ...search } = useLoadedDialog(
    loadDialog,
    (error) => {
      logError("The search was not loaded.", error);
      notify.error(failed);
    },
  );
  const open = () => {
    const before = lastNavigation();
    // The visitor may ask for a page meanwhile.
    search.open(() => before === lastNavigation());
  };
  return { open, prepare, dialog: Dialog && <Dialog onClose={close} /> };
}

/** The button that opens the search. */
export function SearchButton() {
  const { open, prepare, dialog } = useSearchDialog();
  return (
    <>
      <Root
        type="button"
        aria-label={useLabels().search.open}
        aria-haspopup="dialog"
        onPointerDown={prepare}
        onClick={open}
      >
        <Icon path={searchIcon} />
      </Root>
      {dialog}
    </>
  );
}
