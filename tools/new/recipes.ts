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
  ["news", itemRecipe("news")],
  ["article", itemRecipe("articles")],
  ["blog", itemRecipe("blogs")],
  ["featured", itemRecipe("featured")],
  ["event", itemRecipe("events", { link: "event-registration" })],
  ["article-body", articleBodyRecipe],
  ["gallery-picture", galleryPictureRecipe],
  [
    "testimonial",
    entryRecipe(
      "shared/success-stories.json",
      ["stories"],
      "SuccessStory",
      "/",
    ),
  ],
  [
    "voice",
    entryRecipe(
      "shared/victory-voices.json",
      ["voices"],
      "VictoryVoice",
      "/about",
    ),
  ],
  ["team-member", teamMemberRecipe],
]);
