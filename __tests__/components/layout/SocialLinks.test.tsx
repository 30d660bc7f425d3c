import { act, fireEvent, screen } from "@testing-library/react";
import { SocialLinks } from "../../../src/site/layout/SocialLinks";
import { renderWithTheme } from "../../support/render";

const mockProfiles = ["LinkedIn", "YouTube"].map((label) => ({
  label,
  icon: "M0 0z",
  to: `https://example.com/${label}`,
}));
jest.mock("../../../src/site/ui/hooks/useShell", () => ({
  useShell: () => ({ site: { socialProfiles: mockProfiles } }),
}));

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const link = (name: string) => screen.getByRole("link", { name });
const tooltip = () => screen.queryByRole("tooltip")?.textContent;

beforeEach(() => {
  jest.useFakeTimers();
  renderWithTheme(<SocialLinks />);
});

it("tooltips open after 700 ms, the next one at once within 300 ms of the last", () => {
  fireEvent.mouseEnter(link("LinkedIn"));
  wait(699);
  expect(tooltip()).toBeUndefined();
  wait(1);
  expect(tooltip()).toBe("LinkedIn");
  fireEvent.mouseLeave(link("LinkedIn"));
  wait(299);
  fireEvent.mouseEnter(link("YouTube"));
  wait(0);
  expect(tooltip()).toBe("YouTube");
  fireEvent.mouseLeave(link("YouTube"));
  wait(300);
  fireEvent.mouseEnter(link("LinkedIn"));
  wait(699);
  expect(tooltip()).toBeUndefined();
});

it("tooltips open for the keyboard, and Escape closes them", () => {
  act(() => link("YouTube").focus());
  wait(700);
  expect(tooltip()).toBe("YouTube");
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(tooltip()).toBeUndefined();
});
