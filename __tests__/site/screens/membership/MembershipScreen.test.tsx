import { screen, within } from "@testing-library/react";
import { fillTemplate } from "../../../../src/common/fillTemplate";
import MembershipScreen from "../../../../src/site/screens/membership/MembershipScreen";
import { pageData, pathOf } from "../../../support/pages";
import { renderScreen } from "../../../support/render";

const { data } = pageData<Queries.MembershipScreenQuery>(pathOf("membership"));
const { page } = data;
const [group] = page.groups ?? [];
const [tier] = group?.tiers ?? [];

test("tiers have icons of 1, 3 and 5 dots, and name the tier below, whose benefits they include; each link names its tier", async () => {
  if (!group || !tier) throw new Error("The page has no tier.");
  const tiers = ["One", "Two", "Three"].map((name) => ({ ...tier, name }));
  await renderScreen(MembershipScreen, pathOf("membership"), {
    data: { ...data, page: { ...page, groups: [{ ...group, tiers }] } },
  });
  const panel = within(screen.getByRole("tabpanel"));
  const cards = panel
    .getAllByRole("heading", { level: 3 })
    .map((heading) => heading.closest(".MuiCard-root"));
  expect(cards.map((card) => card?.querySelectorAll("circle").length)).toEqual([
    1, 3, 5,
  ]);
  for (const [index, { name }] of tiers.slice(0, -1).entries())
    expect(cards[index + 1]).toHaveTextContent(
      fillTemplate(page.labels.includes, { tier: name }),
    );
  const links = panel.getAllByRole("link", { name: page.labels.action.label });
  expect(links).toHaveLength(tiers.length);
  for (const [index, { name }] of tiers.entries())
    expect(links[index]).toHaveAccessibleDescription(RegExp(`\\b${name}\\b`));
});
