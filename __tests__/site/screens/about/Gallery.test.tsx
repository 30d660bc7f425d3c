import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import labels from "../../../../content/shared/interface.json";
import { Gallery } from "../../../../src/site/screens/about/Gallery";
import { renderWithTheme } from "../../../support/render";

const pictureOf = (caption: string) => ({
  alt: `Picture of ${caption}`,
  caption,
  file: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained" as const,
        width: 3,
        height: 2,
        images: { sources: [], fallback: { src: `/static/${caption}.jpg` } },
      },
    },
  },
});

const pictures = ["Delhi", "London", "Toronto", "Sydney"].map(pictureOf);
const [first, second] = pictures;
const last = pictures.at(-1);
const count = pictures.length;

const gallery: Queries.GalleryFragment = {
  heading: "Our Journey in Pictures",
  fullSizeLabel: "View Full Size",
  closeHint: "Click anywhere to close",
  failedText: "Failed to load image",
  previousLabel: "Previous picture",
  nextLabel: "Next picture",
  pictures,
};

const showGallery = () => renderWithTheme(<Gallery {...gallery} />);
const picture = () => screen.getByRole("img");
const held = () => [...document.querySelectorAll("img")].map(({ alt }) => alt);
const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => userEvent.click(button(name));
const controls = ["Previous picture", "Next picture", "View Full Size"];

describe("Gallery", () => {
  it("shows a spinner, disables its buttons and preloads nothing while a picture loads", () => {
    showGallery();
    expect(screen.getByRole("status", { name: labels.loading })).toBeVisible();
    for (const name of controls) expect(button(name)).toBeDisabled();
    expect(held()).toEqual([first?.alt]);
    fireEvent.load(picture());
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    for (const name of controls) expect(button(name)).toBeEnabled();
    expect(held()).toEqual([first?.alt, last?.alt, second?.alt]);
    expect(screen.getAllByRole("img")).toHaveLength(1);
  });

  it("wraps around in both directions, and shows a cached picture at once", async () => {
    const { prototype } = HTMLImageElement;
    jest.spyOn(prototype, "complete", "get").mockReturnValue(true);
    jest.spyOn(prototype, "naturalWidth", "get").mockReturnValue(800);
    showGallery();
    await press("Previous picture");
    expect(screen.getByText(`${count} ${labels.of} ${count}`)).toBeVisible();
    expect(picture()).toHaveAccessibleName(last?.alt);
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    await press("Next picture");
    expect(screen.getByText(`1 ${labels.of} ${count}`)).toBeVisible();
  });

  it("reports a picture that fails to load, keeps the navigation enabled and retries", async () => {
    showGallery();
    fireEvent.error(picture());
    expect(screen.getByText("Failed to load image")).toBeVisible();
    expect(button("View Full Size")).toBeDisabled();
    await press("Next picture");
    expect(screen.queryByText("Failed to load image")).not.toBeInTheDocument();
    fireEvent.load(picture());
    await press("Previous picture");
    expect(screen.getByRole("status", { name: labels.loading })).toBeVisible();
  });

  it("tries again to load a picture whose preloading failed", async () => {
    showGallery();
    fireEvent.load(picture());
    const preloaded = screen.getByAltText(second?.alt ?? "");
    fireEvent.error(preloaded);
    await press("Next picture");
    expect(screen.getByRole("status", { name: labels.loading })).toBeVisible();
    expect(screen.queryByText("Failed to load image")).not.toBeInTheDocument();
    expect(picture()).not.toBe(preloaded);
    fireEvent.load(picture());
    expect(button("View Full Size")).toBeEnabled();
  });

  it("returns the focus to the button that was disabled during loading", async () => {
    showGallery();
    fireEvent.load(picture());
    await press("Next picture");
    expect(button("Next picture")).toBeDisabled();
    act(() => button("Next picture").blur());
    fireEvent.load(picture());
    expect(button("Next picture")).toHaveFocus();
  });

  it("shows pictures in a dialog with arrow keys", async () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
      this.querySelector("button")?.focus();
    };
    showGallery();
    fireEvent.load(picture());
    await press("View Full Size");
    const dialog = screen.getByRole("dialog", { name: first?.caption });
    await userEvent.keyboard("{ArrowRight}");
    expect(dialog).toHaveAccessibleName(second?.caption);
    for (const image of document.querySelectorAll("img")) fireEvent.load(image);
    await userEvent.keyboard("{ArrowLeft}");
    expect(dialog).toHaveAccessibleName(first?.caption);
  });
});
