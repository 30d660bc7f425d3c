import {
  officeResolvers,
  placeLines,
} from "../../../../src/gatsby/model/resolvers/contactResolvers";

const street = { address: "1 High Street", postalCode: "0123" };

test.each([
  ["PT", ["Lisbon"], street, ["1 High Street", "0123 Lisbon"]],
  ["GB", ["London"], street, ["1 High Street", "London", "0123"]],
  ["US", ["Denver"], street, ["1 High Street", "Denver 0123"]],
  ["AE", ["Dubai"], street, ["1 High Street", "Dubai"]],
  ["NO", ["Oslo", "Bergen"], street, ["1 High Street", "0123 Oslo", "Bergen"]],
  ["NO", ["Oslo", "Bergen"], {}, ["Oslo, Bergen"]],
  // The office is named for its only city.
  ["NO", ["Region"], street, ["1 High Street", "0123"]],
  ["NO", ["Region"], {}, []],
])("an office in %s, %j, with %j is at %j", (country, cities, given, lines) => {
  const none = { address: null, postalCode: null };
  expect(
    placeLines({ region: "Region", country, cities, ...none, ...given }),
  ).toEqual(lines);
});

test("one phone number is shown alone, several with what they are for", () => {
  const phone = "+47 (20) 00-00";
  const furtherPhones = [{ label: "Repairs", phone: "800 100 200" }];
  const phonesOf = (source: object) =>
    Reflect.apply(officeResolvers["phones"] ?? String, undefined, [source]);
  expect(phonesOf({})).toEqual([]);
  expect(phonesOf({ phone })).toEqual([
    { label: null, text: phone, href: "tel:+47200000" },
  ]);
  expect(phonesOf({ phone, phoneLabel: "Desk", furtherPhones })).toEqual([
    {
      label: "Desk",
      text: "+47\u00a0(20)\u00a000-00 · Desk",
      href: "tel:+47200000",
    },
    {
      label: "Repairs",
      text: "800\u00a0100\u00a0200 · Repairs",
      href: "tel:800100200",
    },
  ]);
});
