import type { Page } from "@playwright/test";

/** Texts of cards after which one more paragraph, or before which a badge, would overlap another text, or leave their column. */
export const textsThatMayNotGrow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange();
    // The middle of each line, because the line boxes of large figures overlap.
    const linesOf = (node: Node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ left, right, top, bottom, height }) => ({
          left: left + 1,
          right: right - 1,
          top: top + height * 0.2,
          bottom: bottom - height * 0.2,
        }));
    };
    const texts = [
      ...document.querySelectorAll(
        "main :is(li, article, figure, .MuiCard-root) :is(h3, p, ul, blockquote, a)",
      ),
    ].filter(
      (text) =>
        !text.parentElement?.closest("p, h2, h3, a, svg, form, [inert]") &&
        text.checkVisibility({ visibilityProperty: true }),
    );
    const paragraph = document.createElement("p");
    paragraph.textContent =
      "One more paragraph, longer than most lines of a card.";
    const badge = document.createElement("span");
    badge.textContent = "New";
    badge.style.display = "inline-flex";
    /** Whether an element that was added beside a text stands beside its column, or over another text. */
    const isFault = (more: Element, text: Element, place: DOMRect) => {
      const added = more.getBoundingClientRect();
      // What stands in a row is placed beside its neighbours on purpose.
      const { display, flexDirection } = getComputedStyle(
        text.parentElement ?? text,
      );
      const isMoved =
        !(display === "flex" && flexDirection === "row") &&
        more.matches("p") &&
        text.matches("p") &&
        added.width < place.width * 0.9 &&
        Math.abs(added.left - place.left) > 1;
      const others = texts.filter((other) => !other.contains(more));
      const isOver = linesOf(more).some((line) =>
        others
          .flatMap(linesOf)
          .some(
            (other) =>
              line.left < other.right &&
              other.left < line.right &&
              line.top < other.bottom &&
              other.top < line.bottom,
          ),
      );
      return isMoved || isOver;
    };
    const additions = [
      ["a paragraph after", paragraph, "afterend"],
      ["a badge before", badge, "beforebegin"],
    ] as const;
    return texts.flatMap((text) => {
      const place = text.getBoundingClientRect();
      const faults = additions.filter(([, more, where]) => {
        text.insertAdjacentElement(where, more);
        const isWrong = isFault(more, text, place);
        more.remove();
        return isWrong;
      });
      return faults.map(([what]) => `${what} ${text.textContent}`);
    });
  });
