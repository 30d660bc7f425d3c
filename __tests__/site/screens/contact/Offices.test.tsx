import { screen } from "@testing-library/react";
import { Offices } from "../../../../src/site/screens/contact/Offices";
import { renderWithTheme } from "../../../support/render";

const office = {
  region: "Norway",
  cities: ["Oslo", "Bergen"],
  address: null,
  email: "oslo@firm.test",
  emailHref: "mailto:oslo@firm.test",
  phone: null,
  phoneHref: null,
};

test("an office that is named for its city does not show the city again", () => {
  const oslo = { ...office, region: "Oslo", cities: ["Oslo"] };
  renderWithTheme(<Offices heading="Offices" offices={[oslo]} />);
  const [city] = screen.getAllByRole("listitem");
  expect(city).toHaveTextContent(/^Oslooslo@firm.test$/);
});

test("an office has its cities and its e-mail address, and what else is given", () => {
  const more = {
    region: "Denmark",
    address: "Torvet 1",
    phone: "+45 00 00 00 00",
    phoneHref: "tel:+4500000000",
  };
  renderWithTheme(
    <Offices heading="Offices" offices={[office, { ...office, ...more }]} />,
  );
  const [plain, full] = screen.getAllByRole("listitem");
  expect(plain).toHaveTextContent(/^NorwayOslo, Bergenoslo@firm.test$/);
  expect(full).toHaveTextContent("Torvet 1");
  expect(screen.getByRole("link", { name: more.phone })).toHaveAttribute(
    "href",
    more.phoneHref,
  );
});
