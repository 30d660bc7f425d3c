import { queryOrThrow } from "../../../src/gatsby/model/queryOrThrow";

test("The error of a failed query names the cause", async () => {
  const errors = [
    { message: 'Cannot query field "sets" on type "CohortHero".' },
  ];
  for (const answer of [{ errors }, { errors, data: { cohort: null } }])
    await expect(
      queryOrThrow(() => Promise.resolve(answer), "{ cohort }"),
    ).rejects.toThrow(/content cannot be read.*Cannot query field/);
});
