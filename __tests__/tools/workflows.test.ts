import { readdirSync, readFileSync } from "node:fs";

const folder = ".github/workflows";
const workflows = readdirSync(folder).map((name) => ({
  name,
  steps: readFileSync(`${folder}/${name}`, "utf8").split(/^ +- /m),
}));

test.each(workflows)(
  "$name runs actions of a known commit, and leaves no token behind",
  ({ steps }) => {
    const actions = steps.filter((step) => step.startsWith("uses:"));
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions)
      expect(action).toMatch(/^uses: \S+@[0-9a-f]{40} # v\d+\.\d+\.\d+\n/);
    for (const checkout of actions.filter((a) => a.includes("checkout@")))
      expect(checkout).toContain("persist-credentials: false");
  },
);

test("what is published is a commit that passed its check, and only main's workflow gets the key", () => {
  const publish = readFileSync(`${folder}/publish.yml`, "utf8");
  expect(publish).toMatch(/--branch main --event push --status success/);
  expect(publish).toContain("ref: ${{ steps.checked.outputs.commit }}");
  expect(publish).toMatch(/^ {4}environment: production$/m);
  expect(publish).toContain("github.ref == 'refs/heads/main'");
});
