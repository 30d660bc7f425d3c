/** A name, or the first free one of name-2, name-3, …, for ids and paths. */
export function unusedName(
  name: string,
  isUsed: (name: string) => boolean,
): string {
  let unused = name;
  for (let number = 2; isUsed(unused); number++) unused = `${name}-${number}`;
  return unused;
}
