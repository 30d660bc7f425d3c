import { screen } from "@testing-library/react";
import { ActionButton } from "../../../../src/site/ui/controls/ActionButton";
import {
  opensInNewTabId,
  SmartLink,
} from "../../../../src/site/ui/links/SmartLink";
import { renderWithTheme } from "../../../support/render";

it("a link to another site opens in a new tab; its context is its description", () => {
  renderWithTheme(
    <>
      <span id={opensInNewTabId} hidden>
        (opens in a new tab)
      </span>
      <ActionButton
        to="https://example.com"
        label="Apply Now"
        context="Funding Bootcamp"
      />
    </>,
  );
  const link = screen.getByRole("link", { name: "Apply Now" });
  expect(link).toHaveAccessibleDescription(
    "Funding Bootcamp (opens in a new tab)",
  );
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
});

it.each([
  ["/", false],
  ["/services#coaching", false],
  ["/brochure.pdf", true],
  ["mailto:hello@example.com", false],
  ["tel:+910000000000", false],
  ["#main", false],
])("a link to %s stays in the tab; it downloads: %s", (href, isFile) => {
  renderWithTheme(<SmartLink href={href}>Here</SmartLink>);
  const link = screen.getByRole("link", { name: "Here" });
  expect(link).toHaveAttribute("href", href);
  expect(link).not.toHaveAttribute("target");
  expect(link).not.toHaveAttribute("aria-describedby");
  expect(link.hasAttribute("download")).toBe(isFile);
});
