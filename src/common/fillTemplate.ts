/**
 * Puts values into a text from the content.
 *
 * @param template Text with names in braces, such as "over 10 years in the {sector} sector".
 * @param values What stands for each name; a name without a value stays as it is.
 */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (name, key: string) =>
    Object.hasOwn(values, key) ? String(values[key] ?? name) : name,
  );
}
