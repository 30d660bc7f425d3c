import {
  legalHtml,
  legalTexts,
} from "../../../../src/gatsby/model/resolvers/legalValues";

const site = {
  email: "hello@firm.test",
  phone: "+91 80 4000 0001",
  legal: {
    registeredName: 'Rao & Sons "North" <LLP>',
    values: [
      { name: "complaints", text: "complaints@firm.test" },
      { name: "taxNumber", text: "GB 000 & more" },
      // The code's own names win.
      { name: "phone", text: "another" },
    ],
  },
};

test("HTML values are links for e-mail addresses and phone numbers, and escaped text otherwise", () => {
  expect(legalHtml(site)).toEqual({
    registeredName: "Rao &amp; Sons &quot;North&quot; &lt;LLP>",
    taxNumber: "GB 000 &amp; more",
    complaints:
      '<a href="mailto:complaints@firm.test">complaints@firm.test</a>',
    email: '<a href="mailto:hello@firm.test">hello@firm.test</a>',
    phone: '<a href="tel:+918040000001">+91 80 4000 0001</a>',
  });
});

test("Text values are raw", () => {
  expect(legalTexts(site)["registeredName"]).toBe('Rao & Sons "North" <LLP>');
});
