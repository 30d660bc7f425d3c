import { windowHeader } from "../windowHeader";

/** Names this window to the server. */
const windowName = crypto.randomUUID();

/** Makes every request to the server say which window it comes from, and holds a connection open while it is there. */
export function nameWindow(address: string): void {
  const { fetch } = window;
  window.fetch = (input, init) =>
    fetch(
      input,
      input === address
        ? { ...init, headers: { ...init?.headers, [windowHeader]: windowName } }
        : init,
    );
  const presence = new EventSource(`/admin/window/${windowName}`);
  // A browser may close one that nobody listens to.
  presence.addEventListener("message", () => undefined);
}

/** Asks the server for an action that Decap CMS does not know. */
export const askEditor = (action: string, params: object): Promise<Response> =>
  window.fetch("/admin/api", {
    method: "POST",
    body: JSON.stringify({ action, params }),
  });

/** The answer to such a question. */
export async function callEditor<Answer>(
  action: string,
  params: object,
): Promise<Answer> {
  return (await (await askEditor(action, params)).json()) as Answer;
}
