import { getNamedType, isObjectType, type GraphQLNamedType } from "graphql";
import { hub, type Route } from "../../common/routes";
import { kindsOfTabs, type Tab } from "./listPages";
import { directiveOf, model } from "../model/contentModel";
import { pageType } from "../model/pageNames";

/**
 * Whether a type has a field that the model marks with @lastDay, at any depth.
 *
 * @param above Types that refer to this one, at any height: a type may refer to itself.
 */
export const hasLastDay = (
  type: GraphQLNamedType | undefined,
  above: readonly GraphQLNamedType[] = [],
): boolean =>
  isObjectType(type) &&
  !above.includes(type) &&
  Object.values(type.getFields()).some(
    (field) =>
      directiveOf(field, "lastDay") ||
      hasLastDay(getNamedType(field.type), [...above, type]),
  );

/** Whether a page changes with the day, and so is rebuilt daily: one with a last day in its content, and the hub, with a tab of events. */
export const isDatedPage = (route: Route, tabs: readonly Tab[]): boolean =>
  route === hub
    ? kindsOfTabs(tabs).some(({ itemKind }) => itemKind.isEvent)
    : hasLastDay(model.getType(pageType(route.page)));
