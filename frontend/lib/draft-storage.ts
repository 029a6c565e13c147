/** The number changes with the shape of a draft: one of another shape is not taken up again. */
const ALL_DRAFTS = 'barema.draft.'
const PREFIX = `${ALL_DRAFTS}2.`

/** What is kept of an unsaved package on this device. */
export interface StoredDraft<T> {
  values: T
  /** The version it was based on: an older one must not silently win over a newer save. */
  version: number
  keptAt: string
}

/** Under which name the work of a person on a package is kept: two people of one device have their own. */
export function draftKeyOf(userId: string | undefined, packageId: string): string {
  return `${userId ?? ''}.${packageId}`
}

/** Keeps unsaved work on this device. A full storage loses the copy, never the work on screen. */
export function keepDraft<T>(key: string, draft: StoredDraft<T>): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(draft))
  } catch {
    dropDraft(key)
  }
}

/** The kept draft of a person's package, or null. */
export function keptDraft<T>(key: string): StoredDraft<T> | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') as StoredDraft<T> | null
  } catch {
    return null
  }
}

export function dropDraft(key: string): void {
  localStorage.removeItem(PREFIX + key)
}

/** Forgets every draft: salaries do not stay on a device whose user signed out. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(ALL_DRAFTS)) localStorage.removeItem(key)
}

/** The packages with unsaved work of a person on this device. */
export function keptDraftIds(userId: string | undefined): string[] {
  const own = PREFIX + draftKeyOf(userId, '')
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(own))
    .map((key) => key.slice(own.length))
}
