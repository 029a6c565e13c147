import { useEffect } from 'react'
import { dropDraft, keepDraft } from '@/lib/draft-storage'
import type { Draft } from './draft.ts'

const DELAY_MS = 400

/** Keeps unsaved work on this device while there is some, so that a closed tab or a lost network loses nothing. */
export function useKeptDraft(packageId: string, draft: Draft, version: number, dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return dropDraft(packageId)
    const timer = setTimeout(() => keepDraft(packageId, { values: draft, version, keptAt: new Date().toISOString() }), DELAY_MS)
    return () => clearTimeout(timer)
  }, [packageId, draft, version, dirty])
}
