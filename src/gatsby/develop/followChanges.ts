import * as compiler from "gatsby/dist/query/query-compiler";
import state from "gatsby/dist/redux/save-state";
import schema from "gatsby/dist/schema";
import { waitingStates } from "gatsby/dist/state-machines/waiting";
import type { CreateDevServerArgs } from "gatsby";
import { field } from "../../common/field";

/** What Gatsby gathers for a while before it takes it in: a file that was written, or deleted. */
interface Change {
  /** Called when it has been taken in. */
  resolve?: (result: unknown) => void;
}

const isChange = (event: unknown): event is Change =>
  typeof event === "object" && event !== null;

/** How long Gatsby gathers changes; half a second of its own. */
const gatheringMs = 50;
/** From the last change until Gatsby goes on with what it gathered. */
const goingOnMs = 100;

/**
 * Has Gatsby read a content file that changed, whatever it knows of it: it reads a file some time after its digest was
 * made, so that a text that stood there in between would stay for that of the digest.
 */
function readAnew(change: unknown, count: number): void {
  if (field(change, "type") !== "createNode") return;
  const internal = field(field(field(change, "payload"), "0"), "internal");
  if (field(internal, "mediaType") === "application/json")
    Object.assign(Object(internal), {
      contentDigest: `${String(field(internal, "contentDigest"))} ${count}`,
    });
}

/**
 * Lets the development server show a change of the content at once, and every one. Gatsby makes the schema anew with
 * each change, though ours follows from the model alone, and reads all queries, though they follow from the sources. A
 * page that is put together while a file becomes data finds nothing there, so changes wait until Gatsby is at rest; and
 * it forgets the changes that it gathers when a page is asked for meanwhile.
 */
export function followChanges({
  emitter,
}: Pick<CreateDevServerArgs, "emitter">): void {
  const emit = emitter.emit.bind(emitter);
  let isMakingData = false;
  let onData: (() => void) | undefined;
  let isAtRest = false;
  let gathered = 0;
  let changeCount = 0;
  const waiting: Change[] = [];
  const gather = (change: Change) => {
    const { resolve } = change;
    gathered += 1;
    change.resolve = (result) => {
      resolve?.(result);
      setTimeout(() => (gathered -= 1), goingOnMs);
    };
    emit("ENQUEUE_NODE_MUTATION", change);
  };
  const goOn = () => {
    if (isAtRest) waiting.splice(0).forEach(gather);
  };

  waitingStates.states.batchingNodeMutations.after = {
    [gatheringMs]: "committingBatch",
  };
  emitter.on("API_RUNNING_START", () => {
    isMakingData = true;
  });
  emitter.on("API_RUNNING_QUEUE_EMPTY", () => {
    isMakingData = false;
    onData?.();
  });
  schema.build = () =>
    new Promise((resolve) => {
      isAtRest = false;
      onData = resolve;
      if (!isMakingData) resolve();
    });

  const compile = compiler.default;
  let compiled: ReturnType<typeof compile> | undefined;
  emitter.on("SOURCE_FILE_CHANGED", () => {
    compiled = undefined;
  });
  const compileOnce: typeof compile = async (options) => {
    isAtRest = false;
    compiled ??= compile(options);
    const queries = await compiled;
    if (!queries) compiled = undefined;
    return queries;
  };
  Object.assign(compiler, { default: compileOnce });

  // What Gatsby does when it is done.
  const { saveState } = state;
  state.saveState = () => {
    isAtRest = true;
    setTimeout(goOn, goingOnMs);
    return saveState();
  };

  const ask = (request: unknown) => {
    if (gathered > 0) setTimeout(() => ask(request), goingOnMs);
    else {
      isAtRest = false;
      emit("QUERY_RUN_REQUESTED", request);
    }
  };
  emitter.emit = (name, event: unknown) => {
    if (name === "ENQUEUE_NODE_MUTATION" && isChange(event)) {
      readAnew(event, (changeCount += 1));
      if (isAtRest && waiting.length === 0) gather(event);
      else waiting.push(event);
    } else if (name === "QUERY_RUN_REQUESTED") ask(event);
    else return emit(name, event);
    return true;
  };
}
