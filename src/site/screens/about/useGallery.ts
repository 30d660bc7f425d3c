import { useEffect, useReducer, useRef, useState } from "react";
import type { PictureStatus } from "./GalleryPicture";

/** A browser that shows no pictures has not begun to load one after this time. */
const beginMs = 2000;

/** Of the pictures that have been shown or preloaded, by index. */
type Statuses = Readonly<Record<number, PictureStatus>>;

const withStatus = (
  statuses: Statuses,
  [at, status]: readonly [number, PictureStatus],
): Statuses =>
  statuses[at] === status ? statuses : { ...statuses, [at]: status };

/** Which of the gallery's pictures is shown, and which are in the document (docs/product.md#gallery). */
export function useGallery(count: number) {
  const stage = useRef<HTMLDivElement>(null);
  /** Nothing loads before the gallery is in view. */
  const [isSeen, setIsSeen] = useState(false);
  const [index, setIndex] = useState(0);
  const [statuses, settle] = useReducer(withStatus, {});
  const statusOf = (at: number): PictureStatus => statuses[at] ?? "loading";
  const neighbour = (direction: 1 | -1): number =>
    (index + direction + count) % count;
  const isPending = statusOf(index) === "loading";
  const isLoading = isSeen && isPending;

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    if (stage.current) observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = window.setTimeout(() => {
      if (!stage.current?.querySelector("img")?.currentSrc)
        settle([index, "failed"]);
    }, beginMs);
    return () => window.clearTimeout(timer);
  }, [index, isLoading]);

  return {
    index,
    stage,
    statusOf,
    settle,
    isLoading,
    /** Whether the current picture can be shown in full size. */
    isReady: !isLoading && statusOf(index) !== "failed",
    /** The current picture and, once it has loaded or failed, its neighbours. */
    mounted: isPending ? [index] : [index, neighbour(-1), neighbour(1)],
    step: (direction: 1 | -1): void => {
      if (isLoading) return;
      const next = neighbour(direction);
      // One that failed tries again.
      if (statusOf(next) === "failed") settle([next, "loading"]);
      setIndex(next);
    },
  };
}
