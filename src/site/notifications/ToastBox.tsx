import { styled } from "@mui/material/styles";
import type { ComponentProps } from "react";
import { colours } from "../../common/colours";
import { radii } from "../theme/tokens";
import { Icon } from "../ui/pictures/Icon";
import { IconButton } from "../ui/controls/IconButton";
import { check, close, error } from "../ui/pictures/iconPaths";
import { Spinner } from "../ui/controls/Spinner";
import { useLabels } from "../ui/hooks/useShell";

/** What a toast says. */
export interface Message {
  kind: "loading" | "success" | "error";
  text: string;
  /** Tells equal messages apart. */
  number: number;
}

/** Low windows, such as at 400% zoom. */
const lowWindow = "@media (max-height: 25em)";

const Root = styled("div")({
  width: "100%",
  minHeight: 64,
  display: "grid",
  gridTemplateColumns: "24px 1fr 44px",
  gap: 14,
  alignItems: "center",
  padding: "10px 8px 10px 18px",
  borderRadius: radii.thumb,
  // Sets the toast off from the footer, which has the same colour.
  border: "1px solid color-mix(in srgb, currentColor 25%, transparent)",
  boxShadow: `0 12px 32px ${colours.shade}`,
  fontWeight: 500,
  pointerEvents: "auto",
  touchAction: "pan-y",
  [lowWindow]: {
    minHeight: 0,
    gridTemplateColumns: "1fr 44px",
    padding: "0 0 0 14px",
    fontSize: "0.875rem",
    lineHeight: 1.3,
  },
});

const CloseButton = styled(IconButton)({
  "&:focus-visible": { borderRadius: radii.pill },
});

const Text = styled("p")({ overflowWrap: "anywhere" });

const Progress = styled(Spinner)({ [lowWindow]: { display: "none" } });

const KindIcon = styled(Icon)({
  color: colours.successLight,
  '[data-kind="error"] > &': { color: colours.errorLight },
  [lowWindow]: { display: "none" },
});

interface ToastBoxProps extends ComponentProps<"div"> {
  message: Message;
  onDismiss: () => void;
}

/** A message with its icon and a button that closes it. */
export function ToastBox({ message, onDismiss, ...rest }: ToastBoxProps) {
  const { kind, text, number } = message;
  return (
    <Root data-plane="neutral" data-kind={kind} {...rest}>
      {kind === "loading" ? (
        <Progress size={22} />
      ) : (
        <KindIcon path={kind === "error" ? error : check} />
      )}
      {/* A new element, so that screen readers announce it. */}
      <Text key={number} role={kind === "error" ? "alert" : "status"}>
        {text}
      </Text>
      <CloseButton
        type="button"
        aria-label={useLabels().close}
        onClick={onDismiss}
      >
        <Icon path={close} size={20} />
      </CloseButton>
    </Root>
  );
}
