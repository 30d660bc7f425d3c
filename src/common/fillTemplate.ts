/**
 * Fills in the placeholders of a text.
 *
 * @param template Text with placeholders, such as "over 10 years in the {sector} sector".
 * @param values Values by placeholder name. A placeholder without a value stays.
 */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (name, key: string) =>
    Object.hasOwn(values, key) ? String(values[key] ?? name) : name,
  );
}
