import { useEffect, useRef, useState } from "react";
import type { PictureStatus } from "./GalleryPicture";

/** Which of the gallery's pictures is shown, and which are in the document (docs/product.md#gallery). */
export function useGallery(count: number) {
  const [index, setIndex] = useState(0);
  /** Of the current picture. */
  const [status, setStatus] = useState<PictureStatus>("loading");
  const stage = useRef<HTMLDivElement>(null);
  /** Nothing loads before the gallery is in view, and a screen reader's list of buttons leaves disabled ones out. */
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    if (stage.current) observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);

  const neighbour = (direction: 1 | -1): number =>
    (index + direction + count) % count;
  const isLoading = isSeen && status === "loading";
  /** The current picture and, once it has loaded or failed, its neighbours. */
  const mounted = new Set([index]);
  if (status !== "loading") mounted.add(neighbour(-1)).add(neighbour(1));
  return {
    index,
    mounted: [...mounted],
    isLoading,
    /** Whether the current picture can be shown in full size. */
    isReady: !isLoading && status !== "failed",
    stage,
    /** Takes the status of the current picture. */
    settle: setStatus,
    step: (direction: 1 | -1): void => {
      if (isLoading || count === 1) return;
      setStatus("loading");
      setIndex(neighbour(direction));
    },
  };
}
