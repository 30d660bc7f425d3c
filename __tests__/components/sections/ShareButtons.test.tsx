import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import labels from "../../../content/pages/article.json";
import { fillTemplate } from "../../../src/common/fillTemplate";
import { notify } from "../../../src/site/notifications/notify";
import { ShareButtons } from "../../../src/site/sections/ShareButtons";
import { renderWithTheme } from "../../support/render";

/** docs/product.md#article-page */

jest.mock("../../../src/site/notifications/notify", () => ({
  notify: { success: jest.fn(), error: jest.fn() },
}));

const kinds = ["linkedin", "facebook", "x", "copy"] as const;

it("shares on three networks in a new tab, and copies its address", async () => {
  const share = kinds.map((kind) => ({ kind, label: kind, icon: "M0 0z" }));
  renderWithTheme(<ShareButtons labels={{ ...labels, share }} title="A & B" />);
  const user = userEvent.setup();
  window.history.replaceState(null, "", "/article/news-1?utm_source=a#faq");
  const url = `${window.location.origin}/article/news-1`;
  const opened = jest.spyOn(window, "open").mockReturnValue(null);
  const press = (name: (typeof kinds)[number]) =>
    user.click(screen.getByRole("button", { name }));
  for (const kind of kinds.slice(0, 3)) await press(kind);
  const address = encodeURIComponent(url);
  expect(opened.mock.calls).toEqual(
    [
      `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
      `https://www.facebook.com/sharer/sharer.php?u=${address}`,
      `https://x.com/intent/post?url=${address}&text=A%20%26%20B`,
    ].map((opening) => [opening, "_blank", "noopener,noreferrer"]),
  );

  await press("copy");
  expect(notify.success).toHaveBeenCalledWith(labels.copiedToast);
  await expect(navigator.clipboard.readText()).resolves.toBe(url);
  jest
    .spyOn(navigator.clipboard, "writeText")
    .mockRejectedValue(new Error("denied"));
  await press("copy");
  expect(notify.error).toHaveBeenCalledWith(
    fillTemplate(labels.copyFailedToast, { address: url }),
  );
});
