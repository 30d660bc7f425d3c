import { EventEmitter } from "node:events";
import * as compiler from "gatsby/dist/query/query-compiler";
import state from "gatsby/dist/redux/save-state";
import schema from "gatsby/dist/schema";
import { followChanges } from "../../../src/gatsby/develop/followChanges";

jest.mock("gatsby/dist/query/query-compiler", () => ({
  __esModule: true,
  default: jest.fn(() => Promise.resolve(new Map())),
}));
jest.mock("gatsby/dist/redux/save-state", () => ({
  __esModule: true,
  default: { saveState: () => Promise.resolve() },
}));
jest.mock("gatsby/dist/schema", () => ({
  __esModule: true,
  default: { build: () => Promise.reject(new Error("made anew")) },
}));
jest.mock("gatsby/dist/state-machines/waiting", () => ({
  waitingStates: { states: { batchingNodeMutations: {} } },
}));

const readQueries = compiler.default;
const emitter = new EventEmitter();
const asked: string[] = [];
/** In the order in which Gatsby hears of them. */
const changes: object[] = [];
emitter.on("QUERY_RUN_REQUESTED", (page: string) => asked.push(page));
emitter.on("ENQUEUE_NODE_MUTATION", (change: object) => changes.push(change));

beforeAll(() => {
  jest.useFakeTimers();
  followChanges({ emitter });
});

/** Gatsby is done with what it was doing. */
async function rest(): Promise<void> {
  await state.saveState();
  jest.advanceTimersByTime(1000);
}

test("A change waits until Gatsby is at rest, and a page that is asked for until the changes before it are taken in", async () => {
  const change = { resolve: jest.fn() };
  const { resolve: isTakenIn } = change;
  emitter.emit("ENQUEUE_NODE_MUTATION", change);
  jest.advanceTimersByTime(60_000);
  expect(changes).toEqual([]);
  await rest();
  expect(changes).toEqual([change]);

  emitter.emit("QUERY_RUN_REQUESTED", "/");
  jest.advanceTimersByTime(60_000);
  expect(asked).toEqual([]);
  change.resolve("news-1");
  expect(isTakenIn).toHaveBeenCalledWith("news-1");
  jest.advanceTimersByTime(1000);
  expect(asked).toEqual(["/"]);

  const next = { resolve: jest.fn() };
  const deleted = { type: "deleteNode" };
  emitter.emit("ENQUEUE_NODE_MUTATION", next);
  emitter.emit("ENQUEUE_NODE_MUTATION", deleted);
  expect(changes).toHaveLength(1);
  await rest();
  expect(changes).toEqual([change, next, deleted]);
});

test("A content file that changes back while it is read is read again; a picture is known by what it holds", () => {
  const digests = ["application/json", "image/png"].map((mediaType) =>
    ["e", "x", "e"].map((contentDigest) => {
      const internal = { mediaType, contentDigest };
      emitter.emit("ENQUEUE_NODE_MUTATION", {
        type: "createNode",
        payload: [{ internal }],
        resolve: jest.fn(),
      });
      return internal.contentDigest;
    }),
  );
  expect(new Set(digests[0]).size).toBe(3);
  expect(digests[1]).toEqual(["e", "x", "e"]);
});

test("The schema waits for data alone", async () => {
  emitter.emit("API_RUNNING_START");
  let isMade = false;
  const made = schema.build().then(() => (isMade = true));
  await Promise.resolve();
  expect(isMade).toBe(false);
  emitter.emit("API_RUNNING_QUEUE_EMPTY");
  await made;
  await schema.build();
});

test("Queries are read again when a source has changed", async () => {
  await compiler.default({});
  await compiler.default({});
  expect(readQueries).toHaveBeenCalledTimes(1);
  emitter.emit("SOURCE_FILE_CHANGED", "src/site/ui/Picture.tsx");
  await compiler.default({});
  expect(readQueries).toHaveBeenCalledTimes(2);
});
