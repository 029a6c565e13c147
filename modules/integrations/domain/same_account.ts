/**
 * Whether two tellings of an account may be of one. A system tells an account by ids, of which one in common is enough; the parts
 * of an id stand between slashes, the general one first, `*` for one that was not told: `acme.odoo.com/*` may be
 * `acme.odoo.com/acme/3`. Of what tells none nothing is known.
 */
export function isSameAccount(kept: readonly string[], now: readonly string[]): boolean {
  if (kept.length === 0 || now.length === 0) return true
  return kept.some((one) => now.some((other) => agrees(one.split('/'), other.split('/'))))
}

/**
 * What an account is known by once it told these: what it told before stays, but for what is told more closely. A key that sees
 * less does not make it one that any other may be.
 */
export function knownBy(kept: readonly string[], now: readonly string[]): readonly string[] {
  const all = [...new Set([...kept, ...now])]
  return all.filter((id) => !all.some((other) => isCloser(other.split('/'), id.split('/'))))
}

function isCloser(one: readonly string[], other: readonly string[]): boolean {
  const told = (parts: readonly string[]) => parts.filter((part) => part !== '*').length
  return one.length >= other.length && told(one) > told(other) && agrees(one, other)
}

function agrees(one: readonly string[], other: readonly string[]): boolean {
  const both = Math.min(one.length, other.length)
  return one
    .slice(0, both)
    .every((part, at) => part === other[at] || part === '*' || other[at] === '*')
}
