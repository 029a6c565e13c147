/**
 * The field of a form that a path of a body belongs to: the field itself or the one it lies in (`domains.0` is of
 * `domains`), under the name that the form has for it. Null where it stands in none of the fields on screen.
 */
export function fieldAt(
  path: string,
  shown: ReadonlySet<string>,
  names: Readonly<Record<string, string>> = {}
): string | null {
  const parts = path.split('.')
  for (let count = parts.length; count > 0; count--) {
    const outer = parts.slice(0, count).join('.')
    const name = names[outer] ?? outer
    if (shown.has(name)) return name
  }
  return null
}
