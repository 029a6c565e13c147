/**
 * Whether node_modules holds exactly what the lockfile asks for on this machine.
 *
 * @param {{packages: Record<string, {version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean}>}} lock package-lock.json
 * @param {{packages: Record<string, {version?: string}>}} installed node_modules/.package-lock.json
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
