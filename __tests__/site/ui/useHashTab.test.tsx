import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { useHashTab } from "../../../src/site/ui/useHashTab";

function Tabs() {
  const [open, select] = useHashTab(["news", "events"]);
  return (
    <>
      <output>{open}</output>
      <button onClick={() => select("news")}>News</button>
      <button onClick={() => select("events")}>Events</button>
    </>
  );
}

beforeEach(() =>
  window.history.replaceState(null, "", "/news-articles?from=mail"),
);

describe("a tab in the address", () => {
  it("is the first one when the address names none", () => {
    render(<Tabs />);
    expect(screen.getByRole("status")).toHaveTextContent("news");
  });

  it("is the one that the address names, and the first again for a name that is no tab", () => {
    window.location.hash = "#events";
    const { unmount } = render(<Tabs />);
    expect(screen.getByRole("status")).toHaveTextContent("events");
    unmount();
    window.location.hash = "#%E0%A4%A";
    render(<Tabs />);
    expect(screen.getByRole("status")).toHaveTextContent("news");
  });

  it("changes the address without a new entry in the history, and leaves no trace of the first tab", async () => {
    render(<Tabs />);
    const entries = window.history.length;
    await userEvent.click(screen.getByRole("button", { name: "Events" }));
    expect(screen.getByRole("status")).toHaveTextContent("events");
    expect(window.location.href).toMatch(/\/news-articles\?from=mail#events$/);
    await userEvent.click(screen.getByRole("button", { name: "News" }));
    expect(window.location.href).toMatch(/\/news-articles\?from=mail$/);
    expect(window.history.length).toBe(entries);
  });

  it("follows a link to another tab on the same page", () => {
    render(<Tabs />);
    act(() => {
      window.history.replaceState(null, "", "#events");
      window.dispatchEvent(new Event("hashchange"));
    });
    expect(screen.getByRole("status")).toHaveTextContent("events");
  });

  it("stays open when the address names something else, as the skip link does", () => {
    window.location.hash = "#events";
    render(<Tabs />);
    act(() => {
      window.history.replaceState(null, "", "#main");
      window.dispatchEvent(new Event("hashchange"));
    });
    expect(screen.getByRole("status")).toHaveTextContent("events");
  });

  it("is the first one in the server's HTML, whatever the address", () => {
    window.location.hash = "#events";
    expect(renderToString(<Tabs />)).toContain("<output>news</output>");
  });
});
