import {
  memo,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  type ComponentType,
} from "react";
import { logError, toError } from "../../common/errors";
import { markSettled } from "./markSettled";
import { withRetries } from "./retry";
import { doWithoutScripts, isTakenOver, tellTakeOver } from "./takeOver";
import { whenNear } from "./whenNear";

const isServer = typeof document === "undefined";

/** Whether a visitor has pressed something in a part whose code is not there yet. */
const isAwaited = () =>
  document.querySelector("[data-late] [aria-busy]") !== null;

/**
 * A component whose code is loaded when it comes near the window, or at once after a navigation. Until then the
 * server's HTML stands, marked `data-late`, and `startScripts` keeps what is pressed in it. Where the code cannot be
 * had, the page stays as it is without scripts.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let begin: () => void = () => undefined;
  const code = new Promise<void>((resolve) => (begin = resolve)).then(() =>
    withRetries(load),
  );
  /** Stays open in the browser when the code cannot be had: React then leaves the server's HTML alone. */
  const arrival = isServer
    ? code
    : code.catch(() => new Promise<never>(() => undefined));
  markSettled(arrival);
  if (isServer || isTakenOver() || isAwaited()) begin();

  function Content({ props, onLive }: { props: Props; onLive: () => void }) {
    const Component = use(arrival);
    useEffect(onLive, [onLive]);
    return <Component {...props} />;
  }

  /** What stands still: an update before the code has come would make React drop the server's HTML. */
  const Boundary = memo(function Boundary(
    content: Parameters<typeof Content>[0],
  ) {
    return (
      <Suspense>
        <Content {...content} />
      </Suspense>
    );
  });

  return function Late(props: Props) {
    const root = useRef<HTMLDivElement>(null);
    const [first] = useState(props);
    const [isLive, setLive] = useState(false);
    const [goLive] = useState(() => () => setLive(true));
    const [failure, setFailure] = useState<Error>();

    useEffect(() => {
      code.catch((error: unknown) => {
        logError("A part of the page was not loaded.", error);
        if (root.current?.hasChildNodes()) doWithoutScripts();
        else setFailure(toError(error));
      });
      if (isTakenOver() || window.location.hash) begin();
      return root.current ? whenNear(root.current, begin) : undefined;
    }, []);

    useEffect(() => {
      if (isLive) tellTakeOver();
    }, [isLive]);

    if (failure) throw failure;
    return (
      <div ref={root} data-late={isLive ? undefined : ""}>
        <Boundary props={isLive ? props : first} onLive={goLive} />
      </div>
    );
  };
}
