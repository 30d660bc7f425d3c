import { act, render, screen } from "@testing-library/react";
import { Suspense, use } from "react";
import { markSettled } from "../../../src/site/startup/markSettled";

function Greeting({ words }: { words: Promise<string> }) {
  return <p>{use(words)}</p>;
}

test("React takes the value of a marked promise without a wait", async () => {
  const words = Promise.resolve("Hello Asha");
  markSettled(words);
  await act(() => words);
  const shown: string[] = [];
  const Waiting = () => {
    shown.push("wait");
    return null;
  };
  render(
    <Suspense fallback={<Waiting />}>
      <Greeting words={words} />
    </Suspense>,
  );
  expect(screen.getByText("Hello Asha")).toBeVisible();
  expect(shown).toEqual([]);
});
