import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { differences, merge } from "../src/store/merge";
import { savePicture } from "../src/store/pictures";
import { World, Tab, type Browser } from "./support/World";

/** Orders of events that each store plays. */
const runs = Number(process.env.EDITOR_ORDERS ?? 300);
const entries = ["site.json", "news/news-1.json", "news/"] as const;

/** What was typed and not given up, in words that occur once. */
class Words {
  private count = 0;
  readonly kept = new Set<string>();
  next(): string {
    this.count += 1;
    const word = `w${this.count}w`;
    this.kept.add(word);
    return word;
  }
  in = (text: unknown): readonly string[] =>
    JSON.stringify(text ?? "").match(/w\d+w/g) ?? [];
  /** A person gave up a text on purpose. */
  release(text: unknown, except: unknown = ""): void {
    const others = this.in(except);
    for (const word of this.in(text))
      if (!others.includes(word)) this.kept.delete(word);
  }
}

interface Play {
  readonly world: World;
  readonly words: Words;
}

type Fields = Record<string, unknown>;

const append = (value: unknown, field: string, word: string) => ({
  ...(value as Fields),
  [field]: `${String((value as Fields)[field] ?? "")} ${word}`,
});

/** Keeps both texts of a conflict, as a person would who wants to lose nothing. */
const both = (theirs: unknown, mine: unknown): unknown =>
  typeof theirs === "string" && typeof mine === "string"
    ? `${theirs} ${mine}`
    : (mine ?? theirs);

/** Events. A tab's events do nothing while it is closed. */
const events: Record<
  string,
  (play: Play, browser: Browser, name: string, entry: string) => void
> = {
  open: ({ world }, browser, name, entry) => {
    const known = browser.tabs.get(name);
    if (known) return known.open(entry);
    const tab = new Tab(world, browser, name);
    browser.tabs.set(name, tab);
    world.start(tab, async () => {
      await tab.editor.load();
      tab.open(entry);
    });
  },
  type: ({ words }, browser, name) => {
    const form = browser.tabs.get(name)?.form;
    if (!form || form.state.conflict) return;
    const field = form.entry === "site.json" ? "email" : "title";
    form.change(append(form.state.value, field, words.next()));
  },
  typeElsewhere: ({ words }, browser, name) => {
    const form = browser.tabs.get(name)?.form;
    if (!form || form.state.conflict) return;
    const field = form.entry === "site.json" ? "phone" : "text";
    form.change(append(form.state.value, field, words.next()));
  },
  save: ({ world }, browser, name) => {
    const tab = browser.tabs.get(name);
    const form = tab?.form;
    if (tab && form?.isChanged && !form.state.conflict)
      world.start(tab, () => form.save());
  },
  choose: (_play, browser, name) => {
    const form = browser.tabs.get(name)?.form;
    const conflict = form?.state.conflict;
    if (conflict)
      form?.resolve(
        merge(conflict.versions, ({ theirs, mine }) => both(theirs, mine)),
      );
  },
  discardForm: ({ words }, browser, name) => {
    const form = browser.tabs.get(name)?.form;
    if (!form || form.state.isSaving) return;
    words.release(form.state.value, form.state.base?.text);
    form.discard();
  },
  undo: ({ words }, browser, name) => {
    const tab = browser.tabs.get(name);
    const undo = tab?.editor.notice?.undo;
    if (!tab || !undo) return;
    const before = tab.form?.state.value;
    undo();
    words.release(before, tab.form?.state.value);
  },
  upload: ({ world, words }, browser, name) => {
    const tab = browser.tabs.get(name);
    const catalogue = tab?.editor.content.file("images/pictures.json");
    if (!tab || !catalogue) return;
    const alt = words.next();
    const picture = { path: `uploads/${alt}.jpg`, alt, bytes: "" };
    // A failed upload is told, and its description stays in the dialog.
    world.start(tab, () =>
      savePicture(tab.editor.save, catalogue, picture).catch(() =>
        words.kept.delete(alt),
      ),
    );
  },
  somebodyElse: ({ world, words }, { person }) => {
    const branch = `editor/${person}`;
    const word = words.next();
    const { repository } = world;
    const at = repository.branches.has(branch) ? branch : "main";
    const text = world.isOnline
      ? repository.read(at, "content/site.json")
      : world.read("site.json");
    const changed = JSON.stringify(append(JSON.parse(text), "phone", word));
    if (world.isOnline) repository.push("content/site.json", changed, at);
    else world.write("site.json", changed);
  },
  main: ({ world, words }) => {
    if (!world.isOnline) return;
    const text = world.repository.read("main", "content/site.json");
    world.repository.push(
      "content/site.json",
      JSON.stringify(append(JSON.parse(text), "email", words.next())),
    );
  },
  publish: ({ world }, browser, name) => {
    const tab = browser.tabs.get(name);
    const { store } = tab?.editor ?? {};
    if (tab && store?.publish)
      world.start(tab, async () => {
        for (const draft of (await store.drafts?.()) ?? [])
          await store.publish?.(draft);
      });
  },
  discardDraft: ({ world, words }, browser, name) => {
    const tab = browser.tabs.get(name);
    const { store } = tab?.editor ?? {};
    if (tab && store?.discard)
      world.start(tab, async () => {
        for (const draft of (await store.drafts?.()) ?? []) {
          const paths = draft.paths.map((path) =>
            world.repository.read(draft.head, `content/${path}`),
          );
          await store.discard?.(draft);
          words.release(paths);
        }
      });
  },
  close: ({ words }, browser, name) => {
    const tab = browser.tabs.get(name);
    if (!tab) return;
    tab.isClosed = true;
    browser.tabs.delete(name);
    // The form and the browser have warned.
    for (const { state } of tab.editor.openForms)
      if (state.isUnkept) words.release(state.value, state.base?.text);
  },
  full: (_play, browser) => void (browser.isFull = !browser.isFull),
  refuse: ({ world }) => void (world.refusesNext = true),
  lose: ({ world }) => void (world.losesNext = true),
  deleteBranches: ({ world }) => void (world.repository.deletesBranches = true),
};

/** Every word is stored, in a form, or offered after a reload; and what was called saved is stored. */
function expectNothingLost({ world, words }: Play): void {
  const stored = world.stored();
  const kept = world.browsers.flatMap((browser) => [
    browser.everything,
    ...[...browser.tabs.values()].flatMap((tab) =>
      tab.editor.openForms.map(({ state }) =>
        JSON.stringify([state.value, state.conflict]),
      ),
    ),
  ]);
  const all = [stored, ...kept].join("\n");
  const claimed = words.in(world.claims);
  for (const word of words.kept) {
    if (!all.includes(word)) throw new Error(`${word} is lost`);
    if (claimed.includes(word) && !stored.includes(word))
      throw new Error(`${word} was called saved and is not stored`);
  }
}

const step = fc.oneof(
  fc.record({
    event: fc.constantFrom(...Object.keys(events)),
    browser: fc.nat(1),
    tab: fc.nat(1),
    entry: fc.constantFrom(...entries),
  }),
  fc.record({
    event: fc.constantFrom("open", "type", "save"),
    browser: fc.nat(1),
    tab: fc.nat(1),
    entry: fc.constantFrom(...entries),
  }),
  fc.record({ event: fc.constant("goOn"), at: fc.nat(7) }),
);

for (const isOnline of [false, true])
  test(`no order of events loses a letter: ${isOnline ? "GitHub" : "local folder"}`, async () => {
    test.setTimeout(600_000);
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 6, maxLength: 40 }),
        async (steps) => {
          const play = { world: new World(isOnline), words: new Words() };
          const { world } = play;
          for (const each of steps) {
            if ("at" in each)
              world.held.splice(
                each.at % Math.max(world.held.length, 1),
                1,
              )[0]?.();
            else {
              const browser = world.browsers[each.browser];
              if (browser)
                events[each.event]?.(
                  play,
                  browser,
                  `${browser.person}-${each.tab}`,
                  each.entry,
                );
            }
            await world.settle();
            if (world.held.length === 0) expectNothingLost(play);
          }
          await world.finish();
          expectNothingLost(play);
        },
      ),
      { numRuns: runs },
    );
  });

test("what does not touch is merged, and what does is asked", () => {
  const base = { a: 1, list: [{ id: "x", n: 1 }] };
  const theirs = {
    a: 2,
    list: [
      { id: "x", n: 1 },
      { id: "y", n: 2 },
    ],
  };
  const mine = {
    a: 1,
    list: [
      { id: "x", n: 3 },
      { id: "z", n: 4 },
    ],
  };
  expect(differences({ base, theirs, mine })).toEqual([]);
  expect(merge({ base, theirs, mine }, () => undefined)).toEqual({
    a: 2,
    list: [
      { id: "x", n: 3 },
      { id: "y", n: 2 },
      { id: "z", n: 4 },
    ],
  });
  expect(differences({ base, theirs, mine: { ...mine, a: 5 } })).toHaveLength(
    1,
  );
});
