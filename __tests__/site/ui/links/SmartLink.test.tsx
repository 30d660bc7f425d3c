import { screen } from "@testing-library/react";
import { ActionButton } from "../../../../src/site/ui/controls/ActionButton";
import {
  linkKind,
  opensInNewTabId,
  SmartLink,
} from "../../../../src/site/ui/links/SmartLink";
import { renderWithTheme } from "../../../support/render";

describe("a link", () => {
  it("to another site opens in a new tab; its context is its description", () => {
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

  it("to a page of this site stays in the tab", () => {
    renderWithTheme(<SmartLink href="/contact">Contact</SmartLink>);
    const link = screen.getByRole("link", { name: "Contact" });
    expect(link).toHaveAttribute("href", "/contact");
    expect(link).not.toHaveAttribute("target");
    expect(link).not.toHaveAttribute("aria-describedby");
  });

  it("to a file of this site downloads it", () => {
    renderWithTheme(<SmartLink href="/brochure.pdf">Brochure</SmartLink>);
    expect(screen.getByRole("link")).toHaveAttribute("download");
  });

  it.each([
    ["/", "page"],
    ["/services#coaching", "page"],
    ["/brochure.pdf", "file"],
    ["mailto:hello@example.com", "plain"],
    ["tel:+910000000000", "plain"],
    ["#main", "plain"],
    ["https://wa.me/910000000000", "newTab"],
  ])("to %s is of the kind %s", (href, kind) => {
    expect(linkKind(href)).toBe(kind);
  });
});
