/** @jest-environment jsdom */
import { buildSchema, isObjectType, type GraphQLResolveInfo } from "graphql";
import { renderWithPictures } from "../../../src/gatsby/html/textPictures";
import { textTree } from "../../../src/gatsby/html/textTree";

/** Replaces gatsby-transformer-sharp. */
const gatsbyImageData = {
  width: 688,
  height: 458.4,
  images: {
    sources: [{ type: "image/avif", srcSet: "/static/day.avif 371w" }],
    fallback: { src: "/static/day.jpg" },
  },
};
const schema = buildSchema("type ImageSharp { gatsbyImageData: String }");
const type = schema.getType("ImageSharp");
if (isObjectType(type))
  Object.assign(type.getFields()["gatsbyImageData"] ?? {}, {
    resolve: () => gatsbyImageData,
  });
const info: Pick<GraphQLResolveInfo, "schema"> = { schema };

/** Finds a node for every query. */
const context = {
  nodeModel: { findOne: <T>() => Promise.resolve({ id: "file" } as T) },
};

const blocks = [
  "<p>Before.</p>",
  '<figure><img alt="A &quot;day&quot; &amp; a half" src="team/day.jpg" /><figcaption>Our <em>day</em>.</figcaption></figure>',
  "<p>After.</p>",
];

test("A picture in a text has AVIF and JPEG, its size, its alt text and its caption, and loads lazily", async () => {
  const html = await renderWithPictures(
    textTree(blocks),
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
  ).toEqual([["image/avif", "/static/day.avif 371w"]]);
  const image = box.querySelector("img");
  expect(image?.alt).toBe('A "day" & a half');
  expect(image?.getAttribute("src")).toBe("/static/day.jpg");
  expect(image?.getAttribute("loading")).toBe("lazy");
  expect([image?.width, image?.height]).toEqual([688, 458]);
  expect(box.querySelector("figcaption")?.innerHTML).toBe("Our <em>day</em>.");
});
