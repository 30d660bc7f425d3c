import { screen } from "@testing-library/react";
import { ActionButton } from "../../../src/site/ui/ActionButton";
import { linkKind } from "../../../src/site/ui/linkKind";
import { SmartLink } from "../../../src/site/ui/SmartLink";
import { renderWithTheme } from "../../support/renderWithTheme";

describe("a link", () => {
  it("to another site opens in a new tab and says so", () => {
    renderWithTheme(<SmartLink href="https://example.com">Join</SmartLink>);
    const link = screen.getByRole("link", {
      name: "Join (opens in a new tab)",
    });
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  it("to a page of this site stays in the tab", () => {
    renderWithTheme(<SmartLink href="/contact">Contact</SmartLink>);
    const link = screen.getByRole("link", { name: "Contact" });
    expect(link).toHaveAttribute("href", "/contact");
    expect(link).not.toHaveAttribute("target");
  });

  it("to a file of this site saves it", () => {
    renderWithTheme(<SmartLink href="/brochure.pdf">Brochure</SmartLink>);
    expect(screen.getByRole("link")).toHaveAttribute("download");
  });

  it("that looks like a button carries its verbatim label", () => {
    renderWithTheme(<ActionButton href="/cohort" label="Apply Now" />);
    expect(screen.getByRole("link", { name: "Apply Now" })).toBeInTheDocument();
  });

  it.each([
    ["/", "page"],
    ["/services/funding", "page"],
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
