import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Gallery } from "../../../../src/site/screens/about/Gallery";
import { renderWithTheme } from "../../../support/renderWithTheme";

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

const showGallery = () => renderWithTheme(<Gallery gallery={gallery} />);
const picture = () => screen.getByRole("img");
const held = () => [...document.querySelectorAll("img")].map(({ alt }) => alt);
const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => userEvent.click(button(name));
const loadAll = () => {
  for (const image of document.querySelectorAll("img")) fireEvent.load(image);
};

describe("Gallery", () => {
  beforeAll(() => {
    const { prototype } = HTMLDialogElement;
    prototype.showModal = function showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector("button")?.focus();
    };
    prototype.close = function close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    };
  });

  it("shows the first of all pictures and holds no other while it loads", () => {
    showGallery();
    expect(screen.getByText(`1 of ${count}`)).toBeVisible();
    expect(held()).toEqual([first?.alt]);
  });

  it("shows a spinner and disables its buttons while a picture loads", () => {
    showGallery();
    expect(screen.getByRole("status", { name: "Loading" })).toBeVisible();
    for (const name of ["Previous picture", "Next picture", "View Full Size"])
      expect(button(name)).toBeDisabled();
    fireEvent.load(picture());
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    for (const name of ["Previous picture", "Next picture", "View Full Size"])
      expect(button(name)).toBeEnabled();
  });

  it("loads both neighbours ahead once the picture is there", () => {
    showGallery();
    fireEvent.load(picture());
    expect(held()).toEqual([last?.alt, first?.alt, second?.alt]);
    expect(screen.getAllByRole("img")).toHaveLength(1);
  });

  it("wraps around in both directions", async () => {
    showGallery();
    loadAll();
    loadAll();
    await press("Previous picture");
    expect(screen.getByText(`${count} of ${count}`)).toBeVisible();
    expect(picture()).toHaveAccessibleName(last?.alt);
    loadAll();
    await press("Next picture");
    expect(screen.getByText(`1 of ${count}`)).toBeVisible();
  });

  it("says when a picture cannot be loaded and keeps the navigation open", async () => {
    showGallery();
    fireEvent.error(picture());
    expect(screen.getByText("Failed to load image")).toBeVisible();
    expect(button("View Full Size")).toBeDisabled();
    expect(button("Next picture")).toBeEnabled();
    await press("Next picture");
    expect(screen.queryByText("Failed to load image")).not.toBeInTheDocument();
  });

  it("notices a picture that loaded before the page became interactive", () => {
    jest
      .spyOn(HTMLImageElement.prototype, "complete", "get")
      .mockReturnValue(true);
    jest
      .spyOn(HTMLImageElement.prototype, "naturalWidth", "get")
      .mockReturnValue(800);
    showGallery();
    expect(button("View Full Size")).toBeEnabled();
  });

  it("gives the focus back to a button that was disabled while its picture loaded", async () => {
    showGallery();
    fireEvent.load(picture());
    await press("Next picture");
    expect(button("Next picture")).toBeDisabled();
    act(() => {
      if (document.activeElement instanceof HTMLElement)
        document.activeElement.blur();
    });
    fireEvent.load(picture());
    expect(button("Next picture")).toHaveFocus();
  });

  it("opens the picture in a dialog that a click anywhere closes", async () => {
    showGallery();
    loadAll();
    await press("View Full Size");
    const dialog = await screen.findByRole("dialog", { name: first?.caption });
    expect(dialog).toHaveTextContent("Click anywhere to close");
    await userEvent.click(dialog);
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
  });

  it("closes the dialog by its button", async () => {
    showGallery();
    loadAll();
    await press("View Full Size");
    await screen.findByRole("dialog");
    await press("Close");
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
  });

  it("turns the pictures of the dialog by arrow keys", async () => {
    showGallery();
    loadAll();
    loadAll();
    await press("View Full Size");
    await screen.findByRole("dialog");
    await userEvent.keyboard("{ArrowRight}");
    expect(
      screen.getByRole("dialog", { name: second?.caption }),
    ).toBeInTheDocument();
    await userEvent.keyboard("{ArrowLeft}");
    expect(
      screen.getByRole("dialog", { name: first?.caption }),
    ).toBeInTheDocument();
  });
});
