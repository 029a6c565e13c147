import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { proposeRaise, useTakeProposed, type PartPerson, type Proposal } from '@/api/pay-reviews'
import { useToastError } from '@/lib/use-toast-error'

/** What was typed for a person and is not kept yet. */
interface Draft {
  values: Proposal
  /** The raise that the server's sum holds for them. */
  kept: number
}

export type SaveState = 'saved' | 'saving' | 'failed'

/** So long after the last key what was typed is sent. */
const PAUSE_MS = 500

/**
 * What is proposed for the people of a part: shown at once, sent after a pause, on leaving a field and on leaving the page,
 * and kept on screen where it could not be sent. One call at a time a person, so that the last word stays.
 */
export function useProposals(partId: string) {
  const drafts = useRef(new Map<string, Draft>())
  const sending = useRef(new Set<string>())
  const timers = useRef(new Map<string, number>())
  const failed = useRef(new Set<string>())
  const [version, setVersion] = useState(0)
  const take = useTakeProposed(partId)
  const toastError = useToastError()
  const latest = useRef({ take, toastError })
  useEffect(() => {
    latest.current = { take, toastError }
  })
  const paint = useCallback(() => setVersion((each) => each + 1), [])

  const send = useCallback(
    async (id: string): Promise<void> => {
      window.clearTimeout(timers.current.get(id))
      const draft = drafts.current.get(id)
      if (!draft || sending.current.has(id)) return
      sending.current.add(id)
      failed.current.delete(id)
      paint()
      try {
        const saved = await proposeRaise(partId, id, draft.values)
        latest.current.take(saved)
        const now = drafts.current.get(id)
        if (now === draft) drafts.current.delete(id)
        else if (now) now.kept = saved.person.amount ?? 0
      } catch (error) {
        failed.current.add(id)
        latest.current.toastError(error as Error)
      } finally {
        sending.current.delete(id)
        paint()
      }
      const left = drafts.current.get(id)
      if (left && left !== draft && !failed.current.has(id)) await send(id)
    },
    [partId, paint]
  )

  const change = useCallback(
    (person: PartPerson, values: Proposal) => {
      const before = drafts.current.get(person.id)
      drafts.current.set(person.id, {
        values: { ...before?.values, ...values },
        kept: before?.kept ?? person.amount ?? 0,
      })
      window.clearTimeout(timers.current.get(person.id))
      timers.current.set(
        person.id,
        window.setTimeout(() => void send(person.id), PAUSE_MS)
      )
      paint()
    },
    [send, paint]
  )

  /** Sends all that waits; what failed is tried again. */
  const flush = useCallback(
    () =>
      Promise.all([...drafts.current.keys()].map((id) => send(id))).then(
        () => drafts.current.size === 0
      ),
    [send]
  )

  useEffect(() => {
    const leave = () => void flush()
    const warn = (event: BeforeUnloadEvent) => {
      if (failed.current.size > 0) event.preventDefault()
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('beforeunload', warn)
      leave()
    }
  }, [flush])

  return useMemo(() => {
    const state: SaveState =
      failed.current.size > 0 ? 'failed' : drafts.current.size > 0 ? 'saving' : 'saved'
    const more = [...drafts.current.values()].reduce(
      (sum, { values, kept }) =>
        values.amount === undefined ? sum : sum + (values.amount ?? 0) - kept,
      0
    )
    return {
      /** A person as they are on screen: with what was typed. */
      shown: (person: PartPerson): PartPerson => ({
        ...person,
        ...drafts.current.get(person.id)?.values,
      }),
      /** EUR a month by which the sum on screen differs from the server's. */
      more: Math.round(more * 100) / 100,
      state,
      change,
      send,
      flush,
    }
    // The refs are read anew with each version.
  }, [version, change, send, flush])
}
