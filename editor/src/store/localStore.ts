import type { ContentStore } from "./ContentStore";

const stopped =
  "The editor on this computer has stopped. Start it with npm run edit and try again. Nothing you typed is lost.";

/** Calls an action of server/serve.ts. Throws an Error for the maintainer. */
async function call<Answer>(
  action: string,
  ...values: unknown[]
): Promise<Answer> {
  let response: Response;
  let answer: unknown;
  try {
    const body = JSON.stringify(values);
    response = await fetch(`api/${action}`, { method: "POST", body });
    // Another program at this address answers something else.
    answer = await response.json();
  } catch {
    throw new Error(stopped);
  }
  if (response.ok) return answer as Answer;
  throw new Error((answer as { message?: string }).message ?? stopped);
}

/** Reads and saves the content folder of this machine. */
export const localStore: ContentStore = {
  user: () => Promise.resolve("this computer"),
  load: () => call("load"),
  save: (changes) => call("save", changes),
  preview: (path, text) => call("preview", path, text),
};
