import { styled } from "@mui/material/styles";
import { useSyncExternalStore } from "react";
import { Icon } from "../ui/Icon";
import { share as shareIcon } from "../ui/iconPaths";
import { RoundButton, roundStyles } from "../ui/RoundButton";
import { SmartLink } from "../ui/SmartLink";

const Root = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 10,
  [theme.breakpoints.up("md")]: {
    flexDirection: "column",
    alignItems: "flex-start",
  },
}));

const Heading = styled("p")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  color: vars.palette.text.secondary,
}));

const RoundLink = styled(SmartLink)(({ theme }) => roundStyles(theme));

type ShareKind = Queries.ShareKind;

/** Address of a network's own share page. */
const shareAddress: Record<
  Exclude<ShareKind, "copy">,
  (url: string, title: string) => string
> = {
  linkedin: (url) =>
    `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  facebook: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  x: (url, title) => `https://x.com/intent/post?url=${url}&text=${title}`,
};

const never = () => () => undefined;

/** Phones and tablets share best through their own dialog. */
const canShareNatively = () =>
  "share" in navigator && window.matchMedia("(pointer: coarse)").matches;

interface ShareButtonsProps {
  heading: string;
  targets: readonly { kind: ShareKind; label: string; icon: string }[];
  /** Absolute address of the page. */
  url: string;
  /** What is shared. */
  title: string;
  onCopied: () => void;
  onCopyFailed: () => void;
}

/** Buttons that share a page on networks, copy its address, or open the device's own share dialog. */
export function ShareButtons({
  heading,
  targets,
  url,
  title,
  onCopied,
  onCopyFailed,
}: ShareButtonsProps) {
  const isNative = useSyncExternalStore(never, canShareNatively, () => false);

  const copy = () => {
    // Without a secure connection there is no clipboard.
    const written = navigator.clipboard
      ? navigator.clipboard.writeText(url)
      : Promise.reject(new Error("no clipboard"));
    written.then(onCopied, onCopyFailed);
  };
  const shareNatively = () => {
    // Closing the dialog rejects, and is no failure.
    navigator.share({ url, title }).catch(() => undefined);
  };

  return (
    <Root role="group" aria-label={heading}>
      <Heading aria-hidden="true">{heading}</Heading>
      {isNative && (
        <RoundButton label={heading} icon={shareIcon} onClick={shareNatively} />
      )}
      {targets.map(({ kind, label, icon }) =>
        kind === "copy" ? (
          <RoundButton key={kind} label={label} icon={icon} onClick={copy} />
        ) : (
          <RoundLink
            key={kind}
            href={shareAddress[kind](
              encodeURIComponent(url),
              encodeURIComponent(title),
            )}
          >
            <Icon path={icon} />
            <span className="visually-hidden">{label}</span>
          </RoundLink>
        ),
      )}
    </Root>
  );
}
