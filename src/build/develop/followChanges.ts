import schema from "gatsby/dist/schema";
import type { CreateDevServerArgs } from "gatsby";

/** What Gatsby gathers for half a second, and a busy machine for longer, before it takes it in. */
interface Change {
  /** Called when it has been taken in. */
  resolve: (result: unknown) => void;
}

const isChange = (event: unknown): event is Change =>
  typeof event === "object" &&
  event !== null &&
  "resolve" in event &&
  typeof event.resolve === "function";

/** From the last change until Gatsby goes on with what it gathered. */
const goingOnMs = 100;

/**
 * Lets the development server show a change of the content at once, and every one. Gatsby makes the schema anew with
 * each change, though ours follows from the model alone, and takes as long as files need to become data; and it forgets
 * the changes that it gathers when a page is asked for meanwhile.
 */
export function followChanges({
  emitter,
}: Pick<CreateDevServerArgs, "emitter">): void {
  const emit = emitter.emit.bind(emitter);
  let isMakingData = false;
  let onData: (() => void) | undefined;
  let gathered = 0;
  emitter.on("API_RUNNING_START", () => {
    isMakingData = true;
  });
  emitter.on("API_RUNNING_QUEUE_EMPTY", () => {
    isMakingData = false;
    onData?.();
  });
  schema.build = () =>
    new Promise((resolve) => {
      onData = resolve;
      if (!isMakingData) resolve();
    });
  const ask = (request: unknown) => {
    if (gathered === 0) emit("QUERY_RUN_REQUESTED", request);
    else setTimeout(() => ask(request), goingOnMs);
  };
  emitter.emit = (name, event: unknown) => {
    if (name === "ENQUEUE_NODE_MUTATION" && isChange(event)) {
      const { resolve } = event;
      gathered += 1;
      event.resolve = (result) => {
        resolve(result);
        setTimeout(() => (gathered -= 1), goingOnMs);
      };
    }
    if (name !== "QUERY_RUN_REQUESTED" || gathered === 0)
      return emit(name, event);
    ask(event);
    return true;
  };
}
