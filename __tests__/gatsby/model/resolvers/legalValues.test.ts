import { hasFormat, textFormats } from "../../../../src/gatsby/model/formats";
import {
  legalHtml,
  legalTexts,
  phoneHref,
} from "../../../../src/gatsby/model/resolvers/legalValues";

const site = {
  email: "hello@firm.test",
  phone: "+91 80 4000 0001",
  legal: {
    registeredName: 'Rao & Sons "North" <LLP>',
    values: [
      { name: "complaints", text: "complaints@firm.test" },
      { name: "taxNumber", text: "GB 000 & more" },
      { name: "registerNumber", text: "800 123 456" },
      // The code's own names win.
      { name: "phone", text: "another" },
    ],
  },
};

test.each([
  ["+91 80 4000 0001", "tel:+918040000001"],
  ["+44 (0)20 7946-0000 ext. 12", "tel:+442079460000;ext=12"],
  ["+49 30 1234567, Durchwahl 89", "tel:+49301234567;ext=89"],
  ["+1\u00a0(212)\u202f555\u20110100 x7", "tel:+12125550100;ext=7"],
  ["0800 123 456", "tel:0800123456"],
  ["13 12 13", "tel:131213"],
])("the number %s leads to %s", (phone, href) => {
  expect(hasFormat(phone, textFormats.phone)).toBe(true);
  expect(phoneHref({ phone })).toBe(href);
});

test("HTML values are links for e-mail addresses and phone numbers, and escaped text otherwise", () => {
  expect(legalHtml(site)).toEqual({
    registeredName: "Rao &amp; Sons &quot;North&quot; &lt;LLP>",
    taxNumber: "GB 000 &amp; more",
    registerNumber: "800 123 456",
    complaints:
      '<a href="mailto:complaints@firm.test">complaints@firm.test</a>',
    email: '<a href="mailto:hello@firm.test">hello@firm.test</a>',
    phone: '<a href="tel:+918040000001">+91 80 4000 0001</a>',
  });
});

test("Text values are raw", () => {
  expect(legalTexts(site)["registeredName"]).toBe('Rao & Sons "North" <LLP>');
});
