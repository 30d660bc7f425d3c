import schema from "gatsby/dist/schema";
import type { CreateDevServerArgs } from "gatsby";

/** Gatsby gathers changes of data for 500 ms. */
const gatheringMs = 600;

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
  let gatheredAt = 0;
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
  emitter.emit = (name, event: unknown) => {
    const now = Date.now();
    if (name === "ENQUEUE_NODE_MUTATION") gatheredAt = now + gatheringMs;
    if (name !== "QUERY_RUN_REQUESTED" || gatheredAt < now)
      return emit(name, event);
    setTimeout(() => emit(name, event), gatheredAt - now);
    return true;
  };
}
