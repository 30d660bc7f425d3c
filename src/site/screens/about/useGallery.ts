import { useEffect, useReducer, useRef } from "react";
import type { PictureStatus } from "./GalleryPicture";

/** A browser that shows no pictures has not begun to load one after this time. */
const beginMs = 2000;

interface GalleryState {
  readonly index: number;
  /** Of the pictures that have been shown or preloaded, by index. */
  readonly statuses: Readonly<Record<number, PictureStatus>>;
  /** Nothing loads before the gallery is in view. */
  readonly isSeen: boolean;
}

type GalleryAction =
  | { type: "seen" }
  | { type: "settled"; at: number; status: PictureStatus }
  | { type: "stepped"; to: number };

function reduce(state: GalleryState, action: GalleryAction): GalleryState {
  const { statuses } = state;
  switch (action.type) {
    case "seen":
      return { ...state, isSeen: true };
    case "settled":
      return {
        ...state,
        statuses: { ...statuses, [action.at]: action.status },
      };
    case "stepped": {
      const { to } = action;
      // One that failed tries again.
      const status = statuses[to] === "loaded" ? "loaded" : "loading";
      return { ...state, index: to, statuses: { ...statuses, [to]: status } };
    }
  }
}

/** Which of the gallery's pictures is shown, and which are in the document (docs/product.md#gallery). */
export function useGallery(count: number) {
  const [{ index, statuses, isSeen }, dispatch] = useReducer(reduce, {
    index: 0,
    statuses: {},
    isSeen: false,
  });
  const stage = useRef<HTMLDivElement>(null);
  const status = statuses[index] ?? "loading";
  const isLoading = isSeen && status === "loading";
  const settle = (at: number, next: PictureStatus) => {
    if (statuses[at] !== next) dispatch({ type: "settled", at, status: next });
  };

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting))
        dispatch({ type: "seen" });
    });
    if (stage.current) observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = window.setTimeout(() => {
      const image = stage.current?.querySelector("img");
      if (!image?.currentSrc)
        dispatch({ type: "settled", at: index, status: "failed" });
    }, beginMs);
    return () => window.clearTimeout(timer);
  }, [index, isLoading]);

  const neighbour = (direction: 1 | -1): number =>
    (index + direction + count) % count;
  return {
    index,
    /** The current picture and, once it has loaded or failed, its neighbours. */
    mounted:
      status === "loading" ? [index] : [index, neighbour(-1), neighbour(1)],
    statusOf: (at: number): PictureStatus => statuses[at] ?? "loading",
    isLoading,
    /** Whether the current picture can be shown in full size. */
    isReady: !isLoading && status !== "failed",
    stage,
    settle,
    step: (direction: 1 | -1): void => {
      if (!isLoading) dispatch({ type: "stepped", to: neighbour(direction) });
    },
  };
}
