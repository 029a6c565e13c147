/** The application's root, seen from the source tree and from build/ alike. */
export const APP_ROOT = new URL('../', import.meta.url)

/** How Adonis imports what the manifest names: relative paths start at the root. */
export function importFromRoot(filePath: string) {
  if (filePath.startsWith('./') || filePath.startsWith('../')) {
    return import(new URL(filePath, APP_ROOT).href)
  }
  return import(filePath)
}
