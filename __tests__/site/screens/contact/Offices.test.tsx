import { screen } from "@testing-library/react";
import { Offices } from "../../../../src/site/screens/contact/Offices";
import { renderWithTheme } from "../../../support/render";

const office = {
  region: "Norway",
  placeLines: ["Oslo, Bergen"],
  email: "oslo@firm.test",
  emailHref: "mailto:oslo@firm.test",
  phones: [],
};

test("an office has its place and its e-mail address, and its phone numbers, if it has any", () => {
  const placeLines = ["Torvet 1", "0000 Aarhus"];
  const phones = [
    { label: "Desk", text: "+45 00 · Desk", href: "tel:+4500" },
    { label: "Repairs", text: "+45 01 · Repairs", href: "tel:+4501" },
  ];
  renderWithTheme(
    <Offices
      heading="Offices"
      offices={[office, { ...office, region: "Denmark", placeLines, phones }]}
    />,
  );
  const [plain, full] = screen.getAllByRole("listitem");
  expect(plain).toHaveTextContent(/^NorwayOslo, Bergenoslo@firm.test$/);
  expect(full).toHaveTextContent("Torvet 1 0000 Aarhus");
  for (const { text, href } of phones)
    expect(screen.getByRole("link", { name: text })).toHaveAttribute(
      "href",
      href,
    );
});
