import { useCallback, useMemo, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { packageQuery } from '@/api/get-package'
import { ApiProblem, NetworkProblem, type FieldProblem } from '@/api/problem'
import type { Package, PackageInput } from '@/api/types'
import { useUpdatePackage } from '@/api/update-package'
import { canonical, contentOf } from './draft.ts'

export interface SaveState {
  /** What the server holds. */
  saved: Package
  savedAt: Date
  saving: boolean
  /** Another version was saved since. */
  stale: boolean
  /** That version; null where it could not be read. */
  theirs: Package | null
  /** Why the last save failed; field errors stand at their fields. */
  error: Error | null
  fieldErrors: FieldProblem[]
}

interface Save extends SaveState {
  /** The version that the edits on screen are based on. */
  version: number
  isDirty: (input: PackageInput) => boolean
  save: (input: PackageInput) => Promise<boolean>
  /** Saves over the other version. */
  saveOver: (input: PackageInput) => Promise<boolean>
  /** Loads the other version. */
  loadTheirs: () => Promise<Package>
  forgetErrors: () => void
  /** Leaves the choice between two versions for the next save. */
  decideLater: () => void
}

/** Saves a package and knows what the server holds. `version` is the one the edits were based on. */
export function useSave(stored: Package, version: number): Save {
  const client = useQueryClient()
  const update = useUpdatePackage(stored.id)
  const basedOn = useRef(version)
  const [state, setState] = useState<SaveState>({
    saved: stored,
    savedAt: new Date(stored.updatedAt),
    saving: false,
    stale: false,
    theirs: null,
    error: null,
    fieldErrors: [],
  })

  const read = useCallback(
    () => client.fetchQuery({ ...packageQuery(stored.id), staleTime: 0 }),
    [client, stored.id]
  )

  const send = useCallback(
    async (input: PackageInput): Promise<boolean> => {
      setState((before) => ({ ...before, saving: true, error: null, fieldErrors: [] }))
      try {
        const saved = await update.mutateAsync({ ...input, version: basedOn.current })
        basedOn.current = saved.version
        setState({
          saved,
          savedAt: new Date(),
          saving: false,
          stale: false,
          theirs: null,
          error: null,
          fieldErrors: [],
        })
        return true
      } catch (error) {
        const failure = failureOf(error)
        // Who, when and what: the question is asked once they are known.
        const theirs = failure.stale ? await read().catch(() => null) : null
        if (failure.stale)
          void client.invalidateQueries({ queryKey: ['package-versions', stored.id] })
        setState((before) => ({ ...before, saving: false, ...failure, theirs }))
        return false
      }
    },
    [client, read, stored.id, update]
  )

  const fetchTheirs = useCallback(async () => {
    const theirs = await read()
    basedOn.current = theirs.version
    return theirs
  }, [read])

  const kept = useMemo(() => canonical(contentOf(state.saved)), [state.saved])

  return {
    ...state,
    version: basedOn.current,
    isDirty: useCallback((input) => canonical(input) !== kept, [kept]),
    save: send,
    saveOver: useCallback(async (input) => (await fetchTheirs(), send(input)), [fetchTheirs, send]),
    loadTheirs: useCallback(async () => {
      const theirs = await fetchTheirs()
      setState({
        saved: theirs,
        savedAt: new Date(theirs.updatedAt),
        saving: false,
        stale: false,
        theirs: null,
        error: null,
        fieldErrors: [],
      })
      return theirs
    }, [fetchTheirs]),
    decideLater: useCallback(() => setState((before) => ({ ...before, stale: false })), []),
    forgetErrors: useCallback(
      () =>
        setState((before) =>
          before.error || before.fieldErrors.length > 0
            ? { ...before, error: null, fieldErrors: [] }
            : before
        ),
      []
    ),
  }
}

function failureOf(error: unknown): Pick<SaveState, 'stale' | 'error' | 'fieldErrors'> {
  if (error instanceof ApiProblem && error.status === 409)
    return { stale: true, error: null, fieldErrors: [] }
  if (error instanceof ApiProblem) return { stale: false, error, fieldErrors: error.errors }
  return {
    stale: false,
    error: error instanceof Error ? error : new NetworkProblem('network'),
    fieldErrors: [],
  }
}
