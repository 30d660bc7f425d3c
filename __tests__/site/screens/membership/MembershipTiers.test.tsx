import { screen } from "@testing-library/react";
import { fillTemplate } from "../../../../src/common/fillTemplate";
import { MembershipTiers } from "../../../../src/site/screens/membership/MembershipTiers";
import { pageData } from "../../../support/pages";
import { renderWithTheme } from "../../../support/render";

const { page } = pageData<Queries.MembershipScreenQuery>("/membership").data;
const [group] = page.groups;
const [tier] = group?.tiers ?? [];

test("tiers have icons of 1, 3 and 5 dots, and name the tier below, whose benefits they include", async () => {
  if (!group || !tier) throw new Error("The page has no tier.");
  const tiers = ["One", "Two", "Three"].map((name) => ({ ...tier, name }));
  renderWithTheme(
    <MembershipTiers membership={{ ...page, groups: [{ ...group, tiers }] }} />,
  );
  const headings = await screen.findAllByRole("heading", { level: 3 });
  const cards = headings.map(({ parentElement }) => parentElement);
  expect(cards.map((card) => card?.querySelectorAll("circle").length)).toEqual([
    1, 3, 5,
  ]);
  for (const [index, { name }] of tiers.slice(0, -1).entries())
    expect(cards[index + 1]).toHaveTextContent(
      fillTemplate(page.labels.includes, { tier: name }),
    );
});
