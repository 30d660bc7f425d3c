import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { labels } from "../../../../src/site/labels";
import { Gallery } from "../../../../src/site/screens/about/Gallery";
import { pictureOf, renderWithTheme } from "../../../support/render";

const pictures = ["Delhi", "London", "Toronto", "Sydney"].map((caption) => ({
  ...pictureOf(caption),
  caption,
}));
const [first, second] = pictures;
const last = pictures.at(-1);
const count = pictures.length;

const gallery: Queries.GalleryFragment = {
  heading: "Our Journey in Pictures",
  fullSizeLabel: "View Full Size",
  closeHint: "Click anywhere to close",
  failedText: "Failed to load image",
  pictures,
};

const showGallery = () => renderWithTheme(<Gallery {...gallery} />);
const picture = () => screen.getByRole("img");
/** The pictures that the browser loads: a lazy one only in view. */
const held = () =>
  Array.from(
    document.querySelectorAll("img"),
    (image) => `${image.alt}, ${image.getAttribute("loading")}`,
  );
const button = (name: string) => screen.getByRole("button", { name });
const expectEnabled = (name: string, isEnabled: boolean) => {
  expect(button(name)).toHaveAttribute("aria-disabled", String(!isEnabled));
  // Screen readers pass over a button that is disabled for itself, also later.
  expect(button(name)).toBeEnabled();
};
const press = (name: string) => userEvent.click(button(name));
const controls = ["Previous", "Next", "View Full Size"];

/** Every picture of the document has come. */
const loadPictures = () =>
  document.querySelectorAll("img").forEach((image) => fireEvent.load(image));

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector("button")?.focus();
  };
});

it("the gallery shows a spinner, disables its buttons and preloads nothing while a picture loads", () => {
  showGallery();
  expect(screen.getByRole("status", { name: labels.loading })).toBeVisible();
  for (const name of controls) expectEnabled(name, false);
  expect(held()).toEqual([`${first?.alt}, lazy`]);
  fireEvent.load(picture());
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  for (const name of controls) expectEnabled(name, true);
  expect(held()).toEqual([
    `${first?.alt}, lazy`,
    `${last?.alt}, eager`,
    `${second?.alt}, eager`,
  ]);
  expect(screen.getAllByRole("img")).toHaveLength(1);
});

it("the gallery wraps around in both directions, and shows a cached picture at once", async () => {
  const { prototype } = HTMLImageElement;
  jest.spyOn(prototype, "complete", "get").mockReturnValue(true);
  jest.spyOn(prototype, "naturalWidth", "get").mockReturnValue(800);
  showGallery();
  await press("Previous");
  expect(screen.getByText(`${count} ${labels.of} ${count}`)).toBeVisible();
  expect(picture()).toHaveAccessibleName(last?.alt);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  await press("Next");
  expect(screen.getByText(`1 ${labels.of} ${count}`)).toBeVisible();
});

it("the gallery reports a picture that fails to load, keeps the navigation enabled and retries", async () => {
  showGallery();
  fireEvent.error(picture());
  expect(screen.getByText("Failed to load image")).toBeVisible();
  expectEnabled("View Full Size", false);
  await press("View Full Size");
  expect(screen.queryByRole("dialog")).toBeNull();
  await press("Next");
  expect(screen.queryByText("Failed to load image")).not.toBeInTheDocument();
  fireEvent.load(picture());
  await press("Previous");
  expect(screen.getByRole("status", { name: labels.loading })).toBeVisible();
});

it("the large picture has the gallery's buttons; arrow keys with a modifier are the browser's", async () => {
  showGallery();
  loadPictures();
  await press("View Full Size");
  const dialog = await screen.findByRole("dialog", { name: first?.caption });
  const next = within(dialog).getByRole("button", { name: "Next" });
  await userEvent.click(next);
  expect(dialog).toHaveAccessibleName(second?.caption);
  // It keeps the focus while the picture loads.
  expect(next).toHaveAttribute("aria-disabled", "true");
  expect(next).toHaveFocus();
  loadPictures();
  await userEvent.keyboard("{ArrowLeft}");
  for (const key of ["Alt", "Control", "Shift", "Meta"])
    await userEvent.keyboard(`{${key}>}{ArrowRight}{/${key}}`);
  expect(dialog).toHaveAccessibleName(first?.caption);
});
