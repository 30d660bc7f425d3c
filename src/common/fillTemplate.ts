/**
 * Replaces names in a text of the content by values.
 *
 * @param template Text with names in braces, such as "over 10 years in the {sector} sector".
 * @param values Values by name; names without a value stay.
 */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (name, key: string) =>
    Object.hasOwn(values, key) ? String(values[key] ?? name) : name,
  );
}
