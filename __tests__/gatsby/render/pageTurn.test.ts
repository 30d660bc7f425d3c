import { endTurn, takeTurn } from "../../../src/gatsby/render/pageTurn";

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("pages take turns in the order in which they ask", async () => {
  const rendered: string[] = [];
  const page = async (name: string) => {
    await takeTurn();
    rendered.push(name);
  };
  const pages = ["/", "/about", "/cohort"].map(page);
  await settled();
  expect(rendered).toEqual(["/"]);
  endTurn();
  await settled();
  expect(rendered).toEqual(["/", "/about"]);
  endTurn();
  await Promise.all(pages);
  expect(rendered).toEqual(["/", "/about", "/cohort"]);
});
