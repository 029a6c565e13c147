/**
 * @typedef {{version?: string, integrity?: string, resolved?: string, link?: boolean, license?: string, optional?: boolean, os?: string[], cpu?: string[]}} Entry
 * @typedef {{packages: Record<string, Entry>}} Lock package-lock.json
 */

/**
 * Every package is fixed by the hash of its content and comes from the registry that npm is set up with: none names an
 * address. Without a hash are only builds of other platforms, which the registry at hand does not list
 * (docs/adr/0027): npm fetches those by version alone, and they are named.
 *
 * @param {Lock} lock
 * @returns {import('./check.mjs').Outcome}
 */
export function lockFile({ packages }) {
  const problems = []
  const completed = []
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '') continue
    const name = nameOf(path)
    if (entry.link) problems.push(`${name} is a link`)
    else if (entry.resolved) problems.push(`${name} comes from ${entry.resolved}`)
    else if (!entry.integrity && isOfOnePlatform(entry)) completed.push(`${name}@${entry.version}`)
    else if (!/^sha512-/.test(entry.integrity ?? ''))
      problems.push(`${name}@${entry.version} has no sha512 of its content`)
  }
  return {
    problems,
    notes: completed.length
      ? [
          `${completed.length} builds of other platforms without a hash (docs/adr/0027):`,
          completed.join(', '),
        ]
      : [],
  }
}

/** @param {string} path `node_modules/a/node_modules/b` */
export const nameOf = (path) => path.split('node_modules/').at(-1) ?? path

/** @param {Entry} entry */
function isOfOnePlatform({ optional, os, cpu }) {
  return optional === true && Boolean(os ?? cpu)
}
