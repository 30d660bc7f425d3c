import { useReducer } from "react";
import { wrapIndex } from "../../../common/wrapIndex";

type Status = "loading" | "loaded" | "failed";

interface GalleryState {
  readonly index: number;
  readonly settled: ReadonlyMap<number, Status>;
}

type Change =
  | { readonly type: "turn"; readonly direction: 1 | -1 }
  | {
      readonly type: "settle";
      readonly index: number;
      readonly loaded: boolean;
    };

interface Gallery {
  /** The picture in view, from 0. */
  index: number;
  status: Status;
  /** The pictures that the page holds: the one in view and, once it has settled, its neighbours. */
  held: readonly number[];
  /** Goes on (1) or back (-1) by one picture, past the ends; does nothing while the picture in view loads. */
  turn: (direction: 1 | -1) => void;
  /** Says that a held picture has loaded or failed. */
  settle: (index: number, loaded: boolean) => void;
}

const neighbours = (index: number, count: number): number[] => [
  ...new Set([index - 1, index, index + 1].map((at) => wrapIndex(at, count))),
];

/** Pictures that leave the page are forgotten, so that one that failed is tried again when it comes back. */
function turnBy(
  { index, settled }: GalleryState,
  direction: 1 | -1,
  count: number,
): GalleryState {
  const next = wrapIndex(index + direction, count);
  const kept = neighbours(next, count);
  return {
    index: next,
    settled: new Map([...settled].filter(([at]) => kept.includes(at))),
  };
}

/** Which of `count` pictures shows, and whether it has loaded (docs/product.md#gallery). */
export function useGallery(count: number): Gallery {
  const [{ index, settled }, change] = useReducer(
    (state: GalleryState, action: Change): GalleryState => {
      if (action.type === "turn") {
        return state.settled.has(state.index)
          ? turnBy(state, action.direction, count)
          : state;
      }
      const status = action.loaded ? "loaded" : "failed";
      return state.settled.get(action.index) === status
        ? state
        : {
            ...state,
            settled: new Map(state.settled).set(action.index, status),
          };
    },
    { index: 0, settled: new Map() },
  );
  return {
    index,
    status: settled.get(index) ?? "loading",
    held: settled.has(index) ? neighbours(index, count) : [index],
    turn: (direction) => change({ type: "turn", direction }),
    settle: (at, loaded) => change({ type: "settle", index: at, loaded }),
  };
}
