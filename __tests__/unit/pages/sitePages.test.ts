import { readSitePages } from "../../../src/gatsby/pages/sitePages";

test("the error of a failed query names the cause", async () => {
  const errors = [
    { message: 'Cannot query field "sets" on type "CohortHero".' },
  ];
  await expect(
    readSitePages(() => Promise.resolve({ errors })),
  ).rejects.toThrow(/content cannot be read.*Cannot query field/);
});
