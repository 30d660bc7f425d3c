import { slug } from "../../../common/slug";
import { unusedName } from "../../../common/unusedName";

interface Group {
  readonly programmes: readonly { title: string }[];
}

/** Ids of the page's other parts. */
const pageIds = ["call-to-action", "main", "menu", "technology"];

/** Adds an anchor to each programme: the id of its heading, made from its title. "launch", then "launch-2". */
export function withAnchors({ groups }: { groups: readonly Group[] }) {
  const used = new Set(pageIds);
  return groups.map((group) => ({
    ...group,
    programmes: group.programmes.map((programme) => {
      const name = slug(programme.title) || "programme";
      const anchor = unusedName(name, (each) => used.has(each));
      used.add(anchor);
      return { ...programme, anchor };
    }),
  }));
}
