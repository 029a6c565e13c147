import { useCallback, useEffect, useRef, useState } from 'react'
import { changeOf, sameContent, type Draft } from './draft.ts'

const MAX_STATES = 50
/** Changes of one field closer to each other than this are one step: a word typed, a slider drawn. */
const STEP_MS = 600

interface History {
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
}

/** Remembers the last fifty states of the form and goes back and forth between them. */
export function useHistory(state: Draft, restore: (state: Draft) => void): History {
  const past = useRef<Draft[]>([])
  const future = useRef<Draft[]>([])
  const present = useRef(state)
  const restoring = useRef(false)
  const changedAt = useRef(0)
  const changed = useRef('')
  const [can, setCan] = useState({ undo: false, redo: false })

  useEffect(() => {
    if (sameContent(state, present.current)) return
    if (restoring.current) {
      restoring.current = false
    } else {
      const now = performance.now()
      const change = changeOf(present.current, state)
      if (now - changedAt.current > STEP_MS || change !== changed.current)
        past.current = [...past.current, present.current].slice(-MAX_STATES)
      changedAt.current = now
      changed.current = change
      future.current = []
    }
    present.current = state
    // The editor is drawn again for it where a button changes, not at each step of a slider.
    const undo = past.current.length > 0
    const redo = future.current.length > 0
    setCan((before) => (before.undo === undo && before.redo === redo ? before : { undo, redo }))
  }, [state])

  const move = useCallback(
    (from: typeof past, to: typeof past) => {
      const target = from.current.at(-1)
      if (target === undefined) return
      from.current = from.current.slice(0, -1)
      to.current = [...to.current, present.current]
      restoring.current = true
      changedAt.current = 0
      restore(target)
    },
    [restore]
  )

  return {
    undo: useCallback(() => move(past, future), [move]),
    redo: useCallback(() => move(future, past), [move]),
    canUndo: can.undo,
    canRedo: can.redo,
  }
}
