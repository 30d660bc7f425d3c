import { styled } from "@mui/material/styles";
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from "react";
import { colours } from "../../common/colours";
import { hasModifier } from "../../common/hasModifier";
import { Container } from "../ui/structure/Container";
import { Field } from "../ui/controls/Field";
import { close } from "../ui/pictures/iconPaths";
import { useLabels } from "../ui/hooks/useShell";
import { RoundButton } from "../ui/controls/RoundButton";
import { loadSearch } from "./pagefind";
import { SearchResults } from "./SearchResults";
import { stepThrough } from "./stepThrough";
import { useSearch } from "./useSearch";
import { lowWindow } from "../theme/media";
import { radii, space } from "../theme/tokens";

/** The field with its distances, in root ems, because it grows with the text. */
const barHeight = "6rem";

const Root = styled("dialog")(({ theme }) => ({
  maxHeight: "100dvh",
  margin: "0 0 auto",
  padding: `0 0 ${space[5]}`,
  overflowY: "auto",
  // A result with the focus is not below the bar.
  scrollPaddingTop: barHeight,
  [lowWindow]: { scrollPaddingTop: 0 },
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
  // Chrome before 122 and Safari before 17.4 have no CSS variables in a backdrop.
  "&::backdrop": {
    backgroundColor: colours.neutral,
    opacity: 0.6,
  },
  // The room of the page's scroll bar, which a backdrop does not cover, is as dark as the page.
  "html:has(&[open])": {
    backgroundColor: `color-mix(in srgb, ${colours.neutral} 60%, ${theme.vars.palette.background.default})`,
  },
  // A panel on the dark page.
  [theme.breakpoints.up("sm")]: {
    width: `calc(100% - 2 * ${theme.layout.gutter})`,
    maxWidth: 880,
    margin: "0 auto auto",
    borderRadius: `0 0 ${radii.cell}px ${radii.cell}px`,
  },
}));

/** Stays in view above the results, where the window has room for both. */
const Bar = styled("div")(({ theme }) => ({
  position: "sticky",
  zIndex: 1,
  top: 0,
  display: "flex",
  alignItems: "center",
  gap: space[3],
  paddingBlock: `${space[5]} ${space[2]}`,
  backgroundColor: theme.vars.palette.background.default,
  [lowWindow]: { position: "static" },
}));

const Query = styled(Field)({
  flex: "1 1 auto",
  // The dialog has a cross of its own.
  "& ::-webkit-search-cancel-button": { display: "none" },
});

interface SearchDialogProps {
  onClose: () => void;
}

/** The search over all pages and articles, in a native modal dialog, so that the browser manages the focus. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const { search: labels, close: closeLabel } = useLabels();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState("");
  const { answer, retry, more } = useSearch(query.trim());

  useEffect(() => {
    dialog.current?.showModal();
    // Loads the library before the visitor types. The first search reports a failure.
    loadSearch().catch(() => undefined);
  }, []);

  const closeDialog = () => dialog.current?.close();
  /** A text selection may end outside the dialog. */
  const pressed = useRef<EventTarget>(null);
  const closeAfterClick = (event: MouseEvent) => {
    const { target } = event;
    // With a modifier the browser opens the result elsewhere.
    if (hasModifier(event)) return;
    if (target === dialog.current && pressed.current === target) closeDialog();
    // Closing returns the focus to the button, which a screen reader would read out before the chosen page.
    else if (target instanceof Element && target.closest("a")) onClose();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, nativeEvent } = event;
    // A key that ends the input of a word.
    if (nativeEvent.isComposing) return;
    if (key === "Escape") {
      // Safari's search field handles it itself.
      event.preventDefault();
      closeDialog();
    } else if (key === "Enter" && target instanceof HTMLInputElement) {
      // A phone's keyboard covers the results.
      if (window.matchMedia("(pointer: coarse)").matches) target.blur();
    } else stepThrough(event);
  };

  return (
    <Root
      ref={dialog}
      aria-label={labels.title}
      onClose={onClose}
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={closeAfterClick}
      onKeyDown={onKeyDown}
    >
      <Container>
        <Bar role="search">
          <Query
            name="q"
            type="search"
            label={labels.title}
            labelHidden
            placeholder={labels.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <RoundButton label={closeLabel} icon={close} onClick={closeDialog} />
        </Bar>
        <SearchResults
          answer={answer}
          query={query.trim()}
          onRetry={retry}
          onMore={more}
        />
      </Container>
    </Root>
  );
}
