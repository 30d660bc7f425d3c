import Box from "@mui/material/Box";
import { graphql } from "gatsby";
import { fillTemplate } from "../../common/fillTemplate";
import { scriptedControl } from "../theme/media";
import { notify } from "../notifications/notify";
import { IconButton } from "../ui/controls/IconButton";
import { opensInNewTabId } from "../ui/links/SmartLink";
import { Caption } from "../ui/text/Caption";

/** Address of a network's own share page. */
const shareAddress: Record<
  Exclude<Queries.ShareKind, "copy">,
  (url: string, title: string) => string
> = {
  linkedin: (url) =>
    `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  facebook: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  x: (url, title) => `https://x.com/intent/post?url=${url}&text=${title}`,
};

interface ShareButtonsProps {
  labels: Queries.ShareButtonsFragment;
  title: string;
}

/** Buttons that open the networks' share pages in a new tab or copy the page's address. */
export function ShareButtons({ labels, title }: ShareButtonsProps) {
  const share = async (kind: Queries.ShareKind) => {
    const url = window.location.origin + window.location.pathname;
    if (kind !== "copy") {
      const address = shareAddress[kind](
        encodeURIComponent(url),
        encodeURIComponent(title),
      );
      window.open(address, "_blank", "noopener,noreferrer");
      return;
    }
    try {
      // Also throws on an insecure connection, where `clipboard` is undefined.
      await navigator.clipboard.writeText(url);
      notify.success(labels.copiedToast);
    } catch {
      notify.error(fillTemplate(labels.copyFailedToast, { address: url }));
    }
  };
  return (
    <Box
      role="group"
      aria-label={labels.shareHeading}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 2,
        ...scriptedControl,
      }}
    >
      <Caption aria-hidden="true">{labels.shareHeading}</Caption>
      {labels.share.map(({ kind, label, icon }) => (
        <IconButton
          look="round"
          key={kind}
          label={label}
          icon={icon}
          aria-describedby={kind === "copy" ? undefined : opensInNewTabId}
          onClick={() => void share(kind)}
        />
      ))}
    </Box>
  );
}

export const fragment = graphql`
  fragment ShareButtons on ArticleLabels {
    shareHeading
    share {
      kind
      label
      icon
    }
    copiedToast
    copyFailedToast
  }
`;
