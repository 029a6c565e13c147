import { useEffect } from 'react'
import { dropDraft, keepDraft } from '@/lib/draft-storage'
import type { Draft } from './draft.ts'

/**
 * Keeps unsaved work on this device while there is some, so that a closed tab, an ended session or a lost network
 * loses nothing. Written at every change: what waits for a pause is lost when the page goes before it.
 */
export function useKeptDraft(key: string, draft: Draft, version: number, dirty: boolean): void {
  useEffect(() => {
    if (dirty) keepDraft(key, { values: draft, version, keptAt: new Date().toISOString() })
    else dropDraft(key)
  }, [key, draft, version, dirty])
}
