/**
 * A body of Stripe's API: `line_items[0][price]=x` is `{ line_items: [{ price: 'x' }] }`.
 *
 * @param {URLSearchParams} pairs
 * @returns {Record<string, any>}
 */
export function nested(pairs) {
  const root = {}
  for (const [name, value] of pairs) {
    const keys = name.split(/[[\]]+/).filter(Boolean)
    const last = keys.pop()
    let at = root
    for (const key of keys) at = at[key] ??= Object.create(null)
    // `expand[]` leaves one key and many values.
    if (name.endsWith('[]')) at[last] = [...(at[last] ?? []), value]
    else at[last] = value
  }
  return lists(root)
}

/** Objects whose keys are 0, 1, 2 … are lists. */
function lists(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, lists(inner)])
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
