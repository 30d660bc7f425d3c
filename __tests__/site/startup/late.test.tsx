import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { ErrorBoundary } from "../../../src/site/layout/ErrorBoundary";
import { late } from "../../../src/site/startup/late";
import { fakeIntersections } from "../../support/intersection";

const html = document.documentElement;

function Greeting({ name }: { name: string }) {
  return <button>Hello {name}</button>;
}

/** React's HTML of a late greeting, as the server makes it. */
const served =
  '<div data-late=""><!--$--><button>Hello <!-- -->Asha</button><!--/$--></div>';

describe("on the first page", () => {
  let page: HTMLElement;

  beforeEach(() => {
    html.removeAttribute("data-ready");
    html.classList.add("js");
    document.body.innerHTML = `<main>${served}</main>`;
    page = screen.getByRole("main");
  });
  afterEach(() => html.setAttribute("data-ready", ""));

  const button = () => screen.getByRole("button", { name: "Hello Asha" });
  const part = () => button().closest("div");

  it("the server's HTML stands until it comes near the window", async () => {
    const { scrollTo } = fakeIntersections();
    const load = jest.fn(() => Promise.resolve(Greeting));
    const LateGreeting = late(load);
    await act(async () => hydrateRoot(page, <LateGreeting name="Asha" />));
    const first = button();
    expect(load).not.toHaveBeenCalled();
    expect(part()).toHaveAttribute("data-late");

    await act(async () => scrollTo(part() ?? page));
    expect(load).toHaveBeenCalledTimes(1);
    expect(part()).not.toHaveAttribute("data-late");
    expect(button()).toBe(first);
  });

  it("an update before that leaves it in place and shows afterwards", async () => {
    const { scrollTo } = fakeIntersections();
    const LateGreeting = late(() => Promise.resolve(Greeting));
    const root = await act(async () =>
      hydrateRoot(page, <LateGreeting name="Asha" />),
    );
    await act(async () => root.render(<LateGreeting name="Ravi" />));
    await act(async () => scrollTo(part() ?? page));
    expect(screen.getByRole("button")).toHaveAccessibleName("Hello Ravi");
  });

  it("what was pressed too early is fetched before the page answers", () => {
    const load = jest.fn(() => Promise.resolve(Greeting));
    button().setAttribute("aria-busy", "true");
    late(load);
    return Promise.resolve().then(() => expect(load).toHaveBeenCalled());
  });

  it("an address that names a part loads it at once", async () => {
    window.history.replaceState(null, "", "/membership#msmes");
    const load = jest.fn(() => Promise.resolve(Greeting));
    const LateGreeting = late(load);
    await act(async () => hydrateRoot(page, <LateGreeting name="Asha" />));
    expect(load).toHaveBeenCalled();
    window.history.replaceState(null, "", "/");
  });

  it("without its code the page stays as it is without scripts", async () => {
    jest.useFakeTimers();
    const { scrollTo } = fakeIntersections();
    const told = jest.spyOn(console, "error").mockReturnValue();
    const LateGreeting = late<{ name: string }>(() =>
      Promise.reject(new Error("offline")),
    );
    await act(async () => hydrateRoot(page, <LateGreeting name="Asha" />));
    await act(async () => scrollTo(part() ?? page));
    await act(() => jest.advanceTimersByTimeAsync(8000));
    jest.useRealTimers();
    expect(button()).toBeVisible();
    expect(html).not.toHaveClass("js");
    expect(told).toHaveBeenCalled();
  });
});

describe("after a navigation", () => {
  beforeEach(() => document.body.replaceChildren());

  it("the code loads at once", async () => {
    const LateGreeting = late(() => Promise.resolve(Greeting));
    await act(async () => render(<LateGreeting name="Asha" />));
    expect(await screen.findByRole("button")).toHaveTextContent("Hello Asha");
  });

  it("the error view tells that the code cannot be had", async () => {
    jest.useFakeTimers();
    jest.spyOn(console, "error").mockReturnValue();
    const LateGreeting = late<{ name: string }>(() =>
      Promise.reject(new Error("offline")),
    );
    await act(async () =>
      render(
        <ErrorBoundary fallback={({ message }) => <p>{message}</p>}>
          <LateGreeting name="Asha" />
        </ErrorBoundary>,
      ),
    );
    await act(() => jest.advanceTimersByTimeAsync(8000));
    jest.useRealTimers();
    expect(screen.getByText("offline")).toBeVisible();
  });
});
