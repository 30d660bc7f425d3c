import { useState } from "react";
import type { PictureStatus } from "./GalleryPicture";

/** Which of the gallery's pictures is shown, and which are in the document (docs/product.md#gallery). */
export function useGallery(count: number) {
  const [index, setIndex] = useState(0);
  /** Of the pictures that have been shown or preloaded, by index. */
  const [statuses, setStatuses] = useState<
    Readonly<Record<number, PictureStatus>>
  >({});
  const statusOf = (at: number): PictureStatus => statuses[at] ?? "loading";
  const settle = (at: number, status: PictureStatus): void =>
    setStatuses((known) =>
      known[at] === status ? known : { ...known, [at]: status },
    );
  const neighbour = (direction: 1 | -1): number =>
    (index + direction + count) % count;
  const isLoading = statusOf(index) === "loading";
  return {
    index,
    statusOf,
    settle,
    /** The current picture and, once it has loaded or failed, its neighbours. */
    mounted: isLoading ? [index] : [index, neighbour(-1), neighbour(1)],
    step: (direction: 1 | -1): void => {
      if (isLoading) return;
      const next = neighbour(direction);
      // One that failed tries again.
      if (statusOf(next) === "failed") settle(next, "loading");
      setIndex(next);
    },
  };
}
