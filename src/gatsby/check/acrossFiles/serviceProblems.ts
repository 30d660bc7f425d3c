import { pathOf, routes } from "../../../common/routes";
import type { ContentFile } from "../contentFile";
import { field } from "../../../common/field";
import type { Problem } from "../problem";

const catalogue = "shared/services.json";
const folder = `${pathOf("services")}/`;

/** Every service page shows the service whose key is the end of the page's route, and that service leads to the page. */
export function* serviceProblems(
  files: readonly ContentFile[],
): Generator<Problem> {
  const file = files.find(({ name }) => name === catalogue);
  if (!file || !Array.isArray(file.value)) return;
  const services: readonly unknown[] = file.value;
  for (const { path: route } of routes) {
    if (!route.startsWith(folder)) continue;
    const key = route.slice(folder.length);
    const index = services.findIndex(
      (service) => field(service, "key") === key,
    );
    const leading = services.findIndex(
      (service) => field(service, "to") === route,
    );
    if (index === -1) {
      yield file.problem(
        leading === -1 ? [] : [leading, "key"],
        `The page ${route} shows the service with the key "${key}", which is missing.`,
        leading === -1
          ? "Add the service."
          : `Write "${key}": the key is the end of the page's route.`,
      );
    } else if (
      leading !== index &&
      typeof field(services[index], "to") === "string"
    ) {
      yield file.problem(
        [index, "to"],
        `The service "${key}" does not lead to its page.`,
        `Write "${route}".`,
      );
    }
  }
}
