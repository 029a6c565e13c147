/**
 * Whether two tellings of an account may be of one. A system tells an account by ids, of which one in common is enough; the parts
 * of an id stand between slashes, the general one first, `*` for one that was not told: `acme.odoo.com/*` may be
 * `acme.odoo.com/acme/3`. Of what tells none nothing is known.
 */
export function isSameAccount(kept: readonly string[], now: readonly string[]): boolean {
  if (kept.length === 0 || now.length === 0) return true
  return kept.some((one) => now.some((other) => agrees(one.split('/'), other.split('/'))))
}

function agrees(one: readonly string[], other: readonly string[]): boolean {
  const both = Math.min(one.length, other.length)
  return one
    .slice(0, both)
    .every((part, at) => part === other[at] || part === '*' || other[at] === '*')
}
