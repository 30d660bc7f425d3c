import { EventEmitter } from "node:events";
import schema from "gatsby/dist/schema";
import { followChanges } from "../../../src/build/develop/followChanges";

jest.mock("gatsby/dist/schema", () => ({
  __esModule: true,
  default: { build: () => Promise.reject(new Error("made anew")) },
}));

test("A page that is asked for waits until the changes before it are taken in, and the schema waits for data alone", async () => {
  jest.useFakeTimers();
  const emitter = new EventEmitter();
  const asked: string[] = [];
  emitter.on("QUERY_RUN_REQUESTED", (page: string) => asked.push(page));
  followChanges({ emitter });

  emitter.emit("QUERY_RUN_REQUESTED", "/about");
  const change = { resolve: jest.fn() };
  const { resolve: isTakenIn } = change;
  emitter.emit("ENQUEUE_NODE_MUTATION", change);
  emitter.emit("QUERY_RUN_REQUESTED", "/");
  jest.advanceTimersByTime(60_000);
  expect(asked).toEqual(["/about"]);
  change.resolve("news-1");
  expect(isTakenIn).toHaveBeenCalledWith("news-1");
  jest.advanceTimersByTime(1000);
  expect(asked).toEqual(["/about", "/"]);

  emitter.emit("API_RUNNING_START");
  let isMade = false;
  const made = schema.build().then(() => (isMade = true));
  await Promise.resolve();
  expect(isMade).toBe(false);
  emitter.emit("API_RUNNING_QUEUE_EMPTY");
  await made;
  await schema.build();
});
