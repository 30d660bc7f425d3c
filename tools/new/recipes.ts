import { itemKinds } from "../../src/gatsby/model/itemKinds";
import { pathOf } from "../../src/common/routes";
import { articleBodyRecipe } from "./articleBodyRecipe";
import { itemRecipe } from "./itemRecipe";
import {
  entryRecipe,
  galleryPictureRecipe,
  teamMemberRecipe,
} from "./listRecipes";
import type { Recipe } from "./recipe";

/** What `npm run content:new` can add, by name. */
export const recipes: ReadonlyMap<string, Recipe> = new Map([
  ...itemKinds.map((kind) => [kind.recipe.name, itemRecipe(kind)] as const),
  ["article-body", articleBodyRecipe],
  ["gallery-picture", galleryPictureRecipe],
  [
    "testimonial",
    entryRecipe(
      "shared/success-stories.json",
      ["stories"],
      "SuccessStory",
      pathOf("home"),
    ),
  ],
  [
    "voice",
    entryRecipe(
      "shared/victory-voices.json",
      ["voices"],
      "VictoryVoice",
      pathOf("about"),
    ),
  ],
  ["team-member", teamMemberRecipe],
]);
