/** How often to ask. */
const askEveryMs = 1000;

/** Shows on the page of the development server what is wrong with the content, until it is mended (tools/develop.ts). */
export function showContentProblems(): void {
  const notice = document.createElement("pre");
  notice.setAttribute("role", "alert");
  notice.style.cssText =
    "position:fixed;inset:auto 0 0;z-index:9999;max-height:60vh;overflow:auto;margin:0;padding:20px;white-space:pre-wrap;font:16px/1.5 monospace;background:Canvas;color:CanvasText;border-top:6px solid red";
  notice.hidden = true;
  document.body.append(notice);
  const ask = async () => {
    const answer = await fetch("/___content-problems").catch(() => undefined);
    const problems = answer?.ok ? await answer.text() : "";
    if (problems !== notice.textContent) notice.textContent = problems;
    notice.hidden = problems === "";
  };
  setInterval(() => void ask(), askEveryMs);
}
