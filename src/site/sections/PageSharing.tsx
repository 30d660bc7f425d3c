import { graphql } from "gatsby";
import { notify } from "../notifications/notify";
import { ShareButtons } from "./ShareButtons";

interface PageSharingProps {
  labels: Queries.SharingLabelsFragment;
  /** Absolute address of the page. */
  url: string;
  /** What is shared. */
  title: string;
}

/** The share buttons with the article reader's words, and a toast when the address has been copied. */
export function PageSharing({ labels, url, title }: PageSharingProps) {
  return (
    <ShareButtons
      heading={labels.shareHeading}
      targets={labels.share}
      url={url}
      title={title}
      onCopied={() => notify.success(labels.copiedToast)}
      onCopyFailed={() => notify.error(labels.copyFailedToast)}
    />
  );
}

export const fragment = graphql`
  fragment SharingLabels on ArticlePage {
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
