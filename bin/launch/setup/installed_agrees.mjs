/**
 * @typedef {{version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean}} Entry
 * @typedef {{packages: Record<string, Entry>}} Lock package-lock.json, as far as it matters here
 */

/**
 * Whether node_modules holds exactly what the lockfile asks for on this machine.
 *
 * @param {Lock} lock
 * @param {Lock} installed node_modules/.package-lock.json
 */
export function installedAgrees(lock, installed) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true
    const found = installed.packages[path]
    // Builds for other platforms are optional entries that npm leaves out.
    if (!found) return Boolean(wanted.optional || wanted.devOptional)
    return found.version === wanted.version
  })
}
