/** The number changes with the shape of a draft: one of another shape is not taken up again. */
const ALL_DRAFTS = 'barema.draft.'
const PREFIX = `${ALL_DRAFTS}1.`

/** What is kept of an unsaved package on this device. */
export interface StoredDraft<T> {
  values: T
  /** The version it was based on: an older one must not silently win over a newer save. */
  version: number
  keptAt: string
}

/** Keeps unsaved work on this device. A full storage loses the copy, never the work on screen. */
export function keepDraft<T>(packageId: string, draft: StoredDraft<T>): void {
  try {
    localStorage.setItem(PREFIX + packageId, JSON.stringify(draft))
  } catch {
    dropDraft(packageId)
  }
}

/** The kept draft of a package, or null. */
export function keptDraft<T>(packageId: string): StoredDraft<T> | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + packageId) ?? 'null') as StoredDraft<T> | null
  } catch {
    return null
  }
}

export function dropDraft(packageId: string): void {
  localStorage.removeItem(PREFIX + packageId)
}

/** Forgets every draft: salaries do not stay on a device whose user signed out. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(ALL_DRAFTS)) localStorage.removeItem(key)
}

/** The packages with unsaved work on this device. */
export function keptDraftIds(): string[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
}
