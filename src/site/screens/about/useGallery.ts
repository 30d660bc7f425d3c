import { useEffect, useRef, useState } from "react";
import type { PictureStatus } from "./GalleryPicture";

type Statuses = Readonly<Record<number, PictureStatus | undefined>>;

/** Which of `count` pictures shows, from 0, and whether it has loaded (docs/product.md#gallery). */
export function useGallery(count: number) {
  const [index, setIndex] = useState(0);
  const [statuses, setStatuses] = useState<Statuses>({});
  const pressed = useRef<HTMLElement>(null);
  const status = statuses[index] ?? "loading";
  const wrap = (at: number) => (at + count) % count;
  const around = (at: number) => [
    ...new Set([at - 1, at, at + 1].map((each) => wrap(each))),
  ];

  // A button that is disabled while its picture loads loses the focus.
  useEffect(() => {
    if (status === "loading") return;
    if (document.activeElement === document.body) pressed.current?.focus();
    pressed.current = null;
  }, [status]);

  return {
    index,
    /** The status of a picture that the page holds. */
    statusOf: (at: number): PictureStatus => statuses[at] ?? "loading",
    /** The pictures that the page holds: the one in view and, once it has settled, its neighbours. */
    held: status === "loading" ? [index] : around(index),
    /** Goes on (1) or back (-1) by one picture, past the ends; not while the picture in view loads. */
    turn: (direction: 1 | -1, button?: HTMLElement): void => {
      if (status === "loading") return;
      const next = wrap(index + direction);
      pressed.current = button ?? null;
      setIndex(next);
      // Pictures that leave the page are forgotten: one that failed is tried again when it comes back.
      setStatuses(
        Object.fromEntries(around(next).map((at) => [at, statuses[at]])),
      );
    },
    settle: (at: number, settled: PictureStatus): void => {
      if (statuses[at] !== settled)
        setStatuses((before) => ({ ...before, [at]: settled }));
    },
  };
}
