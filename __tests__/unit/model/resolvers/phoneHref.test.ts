import { hasFormat, textFormats } from "../../../../src/gatsby/model/formats";
import { phoneHref } from "../../../../src/gatsby/model/resolvers/createResolvers";

test.each([
  ["+91 80 4000 0001", "tel:+918040000001"],
  ["+44 (0)20 7946-0000", "tel:+442079460000"],
  ["0800 123 456", "tel:0800123456"],
  ["13 12 13", "tel:131213"],
])("the number %s leads to %s", (phone, href) => {
  expect(hasFormat(phone, textFormats.phone)).toBe(true);
  expect(phoneHref({ phone })).toBe(href);
});
