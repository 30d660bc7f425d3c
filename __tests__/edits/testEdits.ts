import {
  cpSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { reportAndFail } from "../../tools/report";
import { run } from "../../tools/run";
import { makeEditedSite, removeEditedSite } from "../support/editedSite";

/** What the tests need beside the copied site. */
const besides = [
  ...["__tests__", "deploy", "docs", "README.md", "CONTRIBUTING.md"],
  ...["package-lock.json", "jest.config.mjs", "playwright.config.ts"],
  ...["budgets.json", ".nvmrc"],
];

/** JSON as a maintainer edits it: any value anywhere. */
interface Json {
  [field: string]: Json;
  [entry: number]: Json;
}

/** Edits a file of the copy. */
type Edit = (
  edit: (file: string, change: (content: Json) => void) => void,
  folder: string,
) => void;

const set = (object: Json, name: string | number, value: unknown) =>
  Object.assign(object, { [name]: value });

const listOf = (list: Json | undefined): Json[] =>
  Array.isArray(list) ? (list as Json[]) : [];

const copyOf = (value: Json | undefined): Json =>
  JSON.parse(JSON.stringify(value)) as Json;

/** A maintainer's ordinary edits. The check accepts all of them, and no test notices. */
const edits: Record<string, Edit> = {
  "a headline": (edit) =>
    edit("pages/home", ({ hero = {} }) =>
      set(hero, "title", "Grow with People Who Have Done It"),
    ),
  "a price": (edit) =>
    edit("pages/membership", ({ groups = {} }) =>
      set(groups[0]?.tiers?.[0] ?? {}, "price", 6100),
    ),
  "mail and telephone": (edit) =>
    edit("site", (site) => {
      set(site, "email", "office@example.com");
      set(site, "phone", "+91 11111 11111");
    }),
  "the name of a page in the menu": (edit) =>
    edit("site", ({ navigation = {} }) =>
      set(navigation[1] ?? {}, "label", "Who We Are"),
    ),
  "another question": (edit) =>
    edit("pages/cohort", ({ faqs = {} }) =>
      listOf(faqs.items).push({
        ...copyOf(faqs.items?.[0]),
        ...({ question: "May I bring a co-founder?" } as unknown as Json),
      }),
    ),
  "a question less": (edit) =>
    edit("pages/cohort", ({ faqs = {} }) => listOf(faqs.items).splice(1, 1)),
  "another voice of a customer": (edit) =>
    edit("shared/victory-voices", ({ voices = {} }) =>
      listOf(voices).reverse(),
    ),
  "pictures of the gallery in another order": (edit) =>
    edit("shared/gallery", ({ pictures }) => listOf(pictures).reverse()),
  "a picture of the gallery less": (edit) =>
    edit("shared/gallery", ({ pictures }) => listOf(pictures).pop()),
  "one more member of the team": (edit) =>
    edit("pages/about", ({ leadership = {} }) =>
      listOf(leadership.team).push({
        ...copyOf(leadership.team?.[0]),
        ...({ name: "Ravi Nair", role: "Analyst" } as unknown as Json),
      }),
    ),
  "another article": (edit, folder) => {
    const item = (number: number) =>
      path.join(folder, `content/news/news-${number}.json`);
    cpSync(item(1), item(6));
    edit("news/news-6", (news) => {
      set(news, "id", "news-6");
      set(news, "title", "What changed for founders this month");
      set(news, "date", "2026-11-01");
    });
  },
  "an event on another day": (edit) =>
    edit("events/events-1", (event) => set(event, "date", "2027-02-03")),
  "a picture in another's place": (_edit, folder) => {
    const picture = (name: string) =>
      path.join(folder, "content/images/team", name);
    // Not written to: other copies may share the file.
    cpSync(picture("co-founder.jpg"), `${picture("new")}.jpg`);
    renameSync(`${picture("new")}.jpg`, picture("life-coach.jpg"));
  },
  "content of one's own in place of the sample": (edit) =>
    edit("site", (site) => set(site, "sample", false)),
};

/** `npm run test:edits`: makes ordinary edits on a copy of the site, then checks, builds and tests it there. */
async function testEdits(): Promise<void> {
  const folder = makeEditedSite();
  try {
    for (const name of besides)
      cpSync(name, path.join(folder, name), { recursive: true });
    const edit: Parameters<Edit>[0] = (name, change) => {
      const file = path.join(folder, "content", `${name}.json`);
      const content = JSON.parse(readFileSync(file, "utf8")) as Json;
      change(content);
      // A file of its own: the copy may share it.
      rmSync(file);
      writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
    };
    for (const [name, make] of Object.entries(edits)) {
      make(edit, folder);
      const code = await run("npm", ["run", "--silent", "content:check"], {
        cwd: folder,
        stdio: ["ignore", "ignore", "inherit"],
      });
      if (code !== 0) throw new Error(`The check refused an edit: ${name}.`);
    }
    const steps = ["build", "unit", "built", "journeys"];
    process.exitCode = await run("npm", ["test", "--", ...steps], {
      cwd: folder,
    });
  } finally {
    removeEditedSite(folder);
  }
}

testEdits().catch(reportAndFail);
