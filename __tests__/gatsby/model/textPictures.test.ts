/** @jest-environment jsdom */
import {
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  type GraphQLResolveInfo,
} from "graphql";
import { articleHtml } from "../../../src/gatsby/model/articleHtml";
import {
  picturesIn,
  withPictures,
} from "../../../src/gatsby/model/textPictures";

/** Replaces gatsby-transformer-sharp: returns the requested path and sizes. */
const schema = new GraphQLSchema({
  types: [
    new GraphQLObjectType({
      name: "ImageSharp",
      fields: {
        gatsbyImageData: {
          type: GraphQLString,
          resolve: (
            { path }: { path: string },
            { sizes }: { sizes: string },
          ) => ({
            width: 688,
            height: 458.4,
            images: {
              sources: [
                {
                  type: "image/avif",
                  srcSet: `/static/${path}.avif 371w`,
                  sizes,
                },
              ],
              fallback: { src: `/static/${path}`, srcSet: "", sizes },
            },
          }),
        },
      },
    }),
  ],
});
const info: Pick<GraphQLResolveInfo, "schema"> = { schema };

/** Finds a node for every query. */
const context = {
  nodeModel: {
    findOne: <T>({ type, query }: { type: string; query: object }) => {
      const [, value = ""] = /"eq":"([^"]*)"/.exec(JSON.stringify(query)) ?? [];
      const node =
        type === "File"
          ? { id: value }
          : { path: value.replace("images/", ""), type };
      return Promise.resolve(node as T);
    },
  },
};

const blocks = [
  "<p>Before.</p>",
  '<figure><img src="team/day.jpg" alt="A &quot;day&quot; &amp; a half" /><figcaption>Our <em>day</em>.</figcaption></figure>',
  "<p>After.</p>",
];

test("A picture in a text has AVIF and JPEG, its size, its alt text and its caption, and loads lazily", async () => {
  const html = await withPictures(
    articleHtml(blocks),
    context,
    info as GraphQLResolveInfo,
  );
  const box = document.createElement("div");
  box.innerHTML = html;
  expect([...box.children].map(({ localName }) => localName)).toEqual([
    "p",
    "figure",
    "p",
  ]);
  expect(
    [...box.querySelectorAll("source")].map((source) => [
      source.type,
      source.srcset,
    ]),
  ).toEqual([["image/avif", "/static/team/day.jpg.avif 371w"]]);
  const image = box.querySelector("img");
  expect(image?.alt).toBe('A "day" & a half');
  expect(image?.getAttribute("src")).toBe("/static/team/day.jpg");
  expect(image?.getAttribute("loading")).toBe("lazy");
  expect([image?.width, image?.height]).toEqual([688, 458]);
  expect(box.querySelector("figcaption")?.innerHTML).toBe("Our <em>day</em>.");
});

test("The pictures of a text are in order", async () => {
  expect(await picturesIn(blocks, context)).toEqual([
    { path: "team/day.jpg", type: "Picture" },
  ]);
});
