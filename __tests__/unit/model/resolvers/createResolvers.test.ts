import { getNamedType, isObjectType, type GraphQLNamedType } from "graphql";
import { resolvers } from "../../../../src/gatsby/model/resolvers/createResolvers";
import {
  directiveOf,
  model,
  type ModelField,
} from "../../../../src/gatsby/model/contentModel";

const fieldsOf = (type: GraphQLNamedType | undefined): ModelField[] =>
  isObjectType(type) ? Object.values(type.getFields()) : [];
const typesBelow = (field: ModelField): GraphQLNamedType[] => {
  const type = getNamedType(field.type);
  return [type, ...fieldsOf(type).flatMap(typesBelow)];
};

const fields = Object.keys(model.getTypeMap()).flatMap((type) =>
  fieldsOf(model.getType(type)).map((field) => ({
    type,
    field,
    place: `${type}.${field.name}`,
    isDerived: directiveOf(field, "derived"),
  })),
);

test("a resolver computes each field that is not in the content, and else only fields of the model", () => {
  const resolved = Object.entries(resolvers).flatMap(([type, byField]) =>
    Object.keys(byField).map((name) => `${type}.${name}`),
  );
  // The resolver of a document's sections also gives each section its id.
  const typesOfValues = new Set(
    fields
      .filter(({ place }) => resolved.includes(place))
      .flatMap(({ field }) => typesBelow(field).map(({ name }) => name)),
  );
  const derived = fields.filter(
    ({ type, field, place, isDerived }) =>
      isDerived &&
      // Gatsby's own.
      field.name !== "id" &&
      !directiveOf(field, "day") &&
      !directiveOf(field, "price") &&
      (resolved.includes(place) || !typesOfValues.has(type)),
  );
  expect(resolved).toEqual(
    expect.arrayContaining(derived.map(({ place }) => place)),
  );
  expect(fields.map(({ place }) => place)).toEqual(
    expect.arrayContaining(resolved),
  );
});
