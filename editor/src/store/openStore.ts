import type { ContentStore } from "./ContentStore";
import type { GitHubConfig } from "./GitHub";
import { readToken } from "./githubApi";
import { localStore } from "./localStore";
import { OnlineStore, type PublishedContent } from "./OnlineStore";

async function read<Value>(name: string): Promise<Value> {
  const response = await fetch(name);
  if (!response.ok) throw new Error("The editor is incomplete. Reload it.");
  return (await response.json()) as Value;
}

/** Opens the store that config.json beside the page names. */
export async function openStore(): Promise<ContentStore> {
  try {
    readToken();
  } catch {
    throw new Error(
      "The editor needs cookies, which this browser forbids. Allow them for this page, then reload it.",
    );
  }
  const config = await read<GitHubConfig | { service: "local" }>("config.json");
  if (config.service === "local") return localStore;
  return new OnlineStore(config, await read<PublishedContent>("content.json"));
}
