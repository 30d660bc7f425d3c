import { buildSchema } from "graphql";
import { hub } from "../../../src/common/routes";
import { hasLastDay, isDatedPage } from "../../../src/gatsby/pages/datedPages";

test("the hub is rebuilt daily only with events", () => {
  const isDated = (kind: string) => hub && isDatedPage(hub, [{ kind }]);
  expect([isDated("events"), isDated("blogs")]).toEqual([true, false]);
});

test("a last day is found at any depth, also among types that refer to each other", () => {
  const types = buildSchema(`
    directive @lastDay on FIELD_DEFINITION
    type Query { group: Group }
    type Group { members: [Member!]! parent: Group }
    type Member { group: Group offer: Offer }
    type Offer { until: String @lastDay }
    type Loop { other: Other }
    type Other { loop: [Loop] }
  `);
  const found = (name: string) => hasLastDay(types.getType(name));
  expect([found("Group"), found("Offer")]).toEqual([true, true]);
  expect([found("Loop"), found("Missing")]).toEqual([false, false]);
});
