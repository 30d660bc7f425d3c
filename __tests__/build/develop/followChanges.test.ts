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
  const told: string[] = [];
  for (const name of ["ENQUEUE_NODE_MUTATION", "QUERY_RUN_REQUESTED"])
    emitter.on(name, (page: string) => told.push(`${name} ${page}`));
  followChanges({ emitter });

  emitter.emit("QUERY_RUN_REQUESTED", "/about");
  emitter.emit("ENQUEUE_NODE_MUTATION", "news-1");
  emitter.emit("QUERY_RUN_REQUESTED", "/");
  const atOnce = ["QUERY_RUN_REQUESTED /about", "ENQUEUE_NODE_MUTATION news-1"];
  jest.advanceTimersByTime(500);
  expect(told).toEqual(atOnce);
  jest.advanceTimersByTime(500);
  expect(told).toEqual([...atOnce, "QUERY_RUN_REQUESTED /"]);

  emitter.emit("API_RUNNING_START");
  let isMade = false;
  const made = schema.build().then(() => (isMade = true));
  await Promise.resolve();
  expect(isMade).toBe(false);
  emitter.emit("API_RUNNING_QUEUE_EMPTY");
  await made;
  await schema.build();
});
