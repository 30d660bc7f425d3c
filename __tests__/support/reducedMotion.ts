/** The visitor of this test asked for less motion: every media query matches. */
export function preferLessMotion(): void {
  const { matchMedia } = window;
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation((query) =>
      Object.assign(matchMedia(query), { matches: true }),
    );
}
