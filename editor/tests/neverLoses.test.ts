import { expect, test } from "@playwright/test";
import fc from "fast-check";
import type { Draft } from "../src/store/ContentStore";
import { differences, merge, versionsOf } from "../src/store/merge";
import { catalogueFile, savePicture } from "../src/store/pictures";
import { Tab } from "./support/Browser";
import { World, type Mishap } from "./support/World";

/** Orders of events that each store plays: the same each time, or as many new ones as EDITOR_ORDERS says. */
const { EDITOR_ORDERS } = process.env;
const orders = EDITOR_ORDERS
  ? { numRuns: Number(EDITOR_ORDERS) }
  : { numRuns: 400, seed: 1 };
const entries = ["site.json", "news/news-1.json", "news/"];

/** What was typed and not given up, in words that occur once. */
class Words {
  private count = 0;
  readonly kept = new Set<string>();
  private readonly released = new Set<string>();
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
      if (!others.includes(word)) {
        this.kept.delete(word);
        this.released.add(word);
      }
  }
  /** A word is stored, unless it was given up before its store answered. */
  keep(word: string): void {
    if (!this.released.has(word)) this.kept.add(word);
  }
}

const append = (value: unknown, field: string, word: string) => {
  const fields = value as Record<string, unknown>;
  return { ...fields, [field]: `${String(fields[field] ?? "")} ${word}` };
};

/** Keeps both texts of a conflict, as a person would who wants to lose nothing. */
const both = (theirs: unknown, mine: unknown): unknown =>
  typeof theirs === "string" && typeof mine === "string"
    ? `${theirs} ${mine}`
    : (mine ?? theirs);

/** Adds a paragraph, or changes one. */
const writeParagraph = (value: unknown, at: number, word: string) => {
  const fields = value as { content?: readonly string[] };
  const content = [...(fields.content ?? [])];
  if (at % 2 === 0) content.splice(at % (content.length + 1), 0, word);
  else if (content.length > 0) content[at % content.length] += ` ${word}`;
  return { ...fields, content };
};

/** A world, and what one tab does in it. */
interface Play {
  readonly world: World;
  readonly words: Words;
  readonly tab: Tab;
  readonly entry: string;
  readonly at: number;
  readonly run: (action: () => Promise<unknown>) => void;
}

/** Types a word; where both versions are shown, a person has to choose first. */
function typeIn(
  { tab: { form }, words, world }: Play,
  fields: readonly [string, string],
) {
  if (!form) return;
  const { base, conflict, value } = form.state;
  if (!conflict) {
    const field = fields[form.entry === "site.json" ? 0 : 1];
    return form.change(append(value, field, words.next()));
  }
  world.count("chosen");
  form.resolve(
    merge(versionsOf(conflict, base, value), ({ theirs, mine }) =>
      both(theirs, mine),
    ),
  );
}

async function eachDraft(
  { store }: Tab["editor"],
  act: (draft: Draft) => unknown,
) {
  for (const draft of (await store.drafts?.()) ?? []) await act(draft);
}

/** What a tab, another person or the browser does. */
const events: Record<string, (play: Play) => void> = {
  open: ({ tab, entry }) => tab.open(entry),
  type: (play) => typeIn(play, ["email", "title"]),
  typeElsewhere: (play) => typeIn(play, ["phone", "text"]),
  typeParagraph: ({ tab: { form }, words, at }) => {
    if (form?.entry !== "news/news-1.json" || form.state.conflict) return;
    // Every second time the word would be lost if there were no paragraph to change.
    const word = words.next();
    form.change(writeParagraph(form.state.value, at, word));
    if (!words.in(form.state.value).includes(word)) words.kept.delete(word);
  },
  save: (play) => {
    const { form } = play.tab;
    if (!form?.isChanged || form.state.conflict)
      typeIn(play, ["email", "title"]);
    if (form?.isChanged) play.run(() => form.save());
  },
  remove: ({ tab: { form }, words, run }) => {
    if (form?.entry !== "news/news-1.json" || form.state.conflict) return;
    words.release([form.state.value, form.state.base]);
    run(() => form.remove());
  },
  discardForm: ({ tab: { form }, words }) => {
    if (!form || form.state.isSaving || form.state.conflict) return;
    words.release(form.state.value, form.state.base?.text);
    form.discard();
  },
  undo: ({ tab, words, run, world }) => {
    const { notice } = tab.editor;
    if (!notice?.undo) return;
    world.count("undone");
    const before = tab.form?.state.value;
    run(async () => notice.undo?.());
    words.release(before, tab.form?.state.value);
  },
  upload: ({ tab: { editor }, words, run }) => {
    const catalogue = editor.content.file(catalogueFile);
    if (!catalogue) return;
    const alt = words.next();
    // Until it is stored, the description stays in the dialog.
    words.kept.delete(alt);
    const picture = { path: `uploads/${alt}.jpg`, alt, bytes: "" };
    run(async () => {
      await savePicture(editor.save, catalogue, picture);
      words.keep(alt);
    });
  },
  somebodyElse: ({ world, words, tab }) => {
    const own = `editor/${tab.browser.person}`;
    const { repository, isOnline } = world;
    // A reviewer sees the draft's pull request.
    const isOpen = repository.openPulls().some(({ branch }) => branch === own);
    const branch = isOpen ? own : "main";
    const text = isOnline
      ? repository.read(branch, "content/site.json")
      : world.read("site.json");
    const changed = JSON.stringify(
      append(JSON.parse(text), "phone", words.next()),
    );
    if (isOnline) repository.push("content/site.json", changed, branch);
    else world.write("site.json", changed);
  },
  changeSite: ({ world: { repository, isOnline }, words }) => {
    if (!isOnline) return;
    const site = JSON.parse(repository.read("main", "content/site.json"));
    repository.push(
      "content/site.json",
      JSON.stringify(append(site, "email", words.next())),
    );
  },
  publish: ({ tab, run, world }) =>
    run(() =>
      eachDraft(tab.editor, async (draft) => {
        await tab.editor.store.publish?.(draft);
        world.count("published");
      }),
    ),
  discardDraft: ({ tab, world: { repository }, words, run }) =>
    run(() =>
      eachDraft(tab.editor, (draft) => {
        words.release(
          draft.paths.map((file) =>
            repository.read(draft.head, `content/${file}`),
          ),
        );
        return tab.editor.store.discard?.(draft);
      }),
    ),
  close: ({ tab, words }) => {
    tab.isClosed = true;
    tab.browser.tabs.delete(tab.name);
    // The form and the browser have warned.
    for (const { state } of tab.editor.openForms)
      if (state.isUnkept) words.release(state.value, state.base?.text);
  },
  fill: ({ tab: { browser } }) => void (browser.isFull = !browser.isFull),
  refuse: ({ world }) => void (world.refusesNext = true),
  deleteBranches: ({ world }) => void (world.repository.deletesBranches = true),
};

/** Every word is stored, in a form, or offered after a reload; and what was called saved is stored. */
function expectNothingLost(world: World, words: Words): void {
  const stored = world.stored();
  const kept = world.browsers.flatMap((browser) => [
    browser.everything,
    ...[...browser.tabs.values()].flatMap(({ editor }) =>
      editor.openForms.map(({ state }) =>
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

interface Step {
  readonly event: string;
  readonly at: number;
  readonly entry: string;
  readonly mishap: Mishap | null;
}

const steps = (mostRequests: number) =>
  fc.array(
    fc.record<Step>({
      event: fc.oneof(
        fc.constantFrom(
          "type",
          "typeElsewhere",
          "typeParagraph",
          "save",
          "save",
          "undo",
          "goOn",
        ),
        fc.constantFrom(...Object.keys(events)),
      ),
      // Most things happen in the tabs of one person.
      at: fc.constantFrom(0, 0, 2, 2, 1, 3),
      entry: fc.constantFrom(...entries),
      mishap: fc.option(
        fc.record({ at: fc.nat(mostRequests), isLost: fc.boolean() }),
      ),
    }),
    { minLength: 6, maxLength: 20, size: "max" },
  );

/** The copy of a closed tab is taken over while the storage is full. */
const fullStorage = (
  [
    ["type", 0],
    ["close", 0],
    ["fill", 0],
    ["close", 0],
    ["open", 2],
    ["close", 2],
  ] as const
).map(([event, at]) => ({ event, at, entry: "site.json", mishap: null }));

/** A tab; opens it at an entry if it is closed. */
async function tabOf(world: World, at: number, entry: string): Promise<Tab> {
  const [asha, ravi] = world.browsers;
  const browser = at % 2 === 0 ? asha : ravi;
  const name = `${browser.person}-${at % 4}`;
  const known = browser.tabs.get(name);
  if (known) return known;
  const tab = new Tab(world, browser, name);
  browser.tabs.set(name, tab);
  world.start(tab, () => tab.editor.load());
  await world.settle();
  tab.open(entry);
  return tab;
}

async function play(world: World, order: readonly Step[]): Promise<void> {
  const words = new Words();
  for (const [turn, { event, at, entry, mishap }] of order.entries()) {
    const tab = await tabOf(world, at, entry);
    const run = (action: () => Promise<unknown>) =>
      world.start(tab, action, mishap ?? undefined);
    if (event === "goOn") world.held.splice(at % 3, 1)[0]?.();
    else events[event]?.({ world, words, tab, entry, at: turn, run });
    await world.settle();
    expectNothingLost(world, words);
  }
  await world.finish();
  expectNothingLost(world, words);
}

for (const isOnline of [false, true])
  test(`no order of events loses a letter: ${isOnline ? "GitHub" : "local folder"}`, async () => {
    // An order takes about 100 ms, on a busy machine much more.
    test.setTimeout(orders.numRuns * 2_000);
    const results: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(steps(isOnline ? 40 : 5), async (order) => {
        const world = new World(isOnline);
        await play(world, order);
        for (const [name, count] of Object.entries(world.results))
          results[name] = (results[name] ?? 0) + count;
      }),
      { ...orders, examples: [[fullStorage]] },
    );
    process.stdout.write(`${JSON.stringify(results)}\n`);
    // The orders must reach what they are meant to try.
    expect(results["saved"]).toBeGreaterThan(orders.numRuns / 2);
    expect(Object.keys(results)).toEqual(
      expect.arrayContaining(["conflict", "chosen", "undone"]),
    );
  });

test("what does not touch is merged, and what does is asked", () => {
  const entry = (id: string, n: number) => ({ id, n });
  const base = { a: 1, list: [entry("x", 1)] };
  const theirs = { a: 2, list: [entry("x", 1), entry("y", 2)] };
  const mine = { a: 1, list: [entry("x", 3), entry("z", 4)] };
  const versions = { base, theirs, mine };
  expect(differences(versions)).toEqual([]);
  expect(merge(versions, () => undefined)).toEqual({
    a: 2,
    list: [entry("x", 3), entry("y", 2), entry("z", 4)],
  });
  const conflict = { ...versions, mine: { ...mine, a: 5 } };
  expect(differences(conflict)).toHaveLength(1);

  const texts = {
    base: ["one", "two", "three"],
    theirs: ["one", "theirs", "two", "three, changed"],
    mine: ["one, changed", "two", "three", "mine"],
  };
  expect(differences(texts)).toEqual([]);
  expect(merge(texts, () => undefined)).toEqual([
    "one, changed",
    "theirs",
    "two",
    "three, changed",
    "mine",
  ]);
  const same = { ...texts, mine: ["one", "two, too", "three, mine"] };
  expect(differences(same).map(({ theirs: text }) => text)).toEqual([
    "three, changed",
  ]);
});
