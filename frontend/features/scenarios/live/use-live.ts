import { useCallback, useEffect, useRef, useState } from 'react'
import { changeOf, type ChangeData, type KeptChange } from '#modules/scenarios/pure'
import type { Scenario, ScenarioChange } from '@/api/scenarios'
import { LivePool, type LiveResult } from './live-pool.ts'

/** Above so many people the server computes, on release. */
export const MOST_LIVE = 20_000

export interface Live {
  state: 'off' | 'loading' | 'ready'
  loaded: number
  result: LiveResult | null
  /** What the answers suppose beside the move: where it changes, what was answered before counts no more. */
  plan: string
  /** A slider moved; the latest answer stands in `result`. */
  move: (data: ChangeData, visible: readonly string[]) => void
  /** Whether a move is not answered yet. */
  isMoving: () => boolean
  /** What the server keeps counts again. */
  forget: () => void
}

/**
 * The engine over all people of a scenario, in workers of this page: their packages come without names and are kept
 * nowhere; leaving the screen ends it.
 */
export function useLive(scenario: Scenario, moving: string | null): Live {
  const { id, people, changes, dateStr, company } = scenario
  const enabled = people > 0 && people <= MOST_LIVE && scenario.changes.length > 0
  const pool = useRef<LivePool | null>(null)
  const [loaded, setLoaded] = useState(0)
  const [failed, setFailed] = useState(false)
  const [ready, setReady] = useState(false)
  const [result, setResult] = useState<LiveResult | null>(null)
  // Who is in it decides what is loaded, and nothing else does.
  useEffect(() => {
    if (!enabled) return
    const made = new LivePool({
      onLoaded: setLoaded,
      onReady: () => setReady(true),
      onResult: setResult,
      // The server computes, as above twenty thousand people.
      onFailed: () => {
        setFailed(true)
        setResult(null)
      },
    })
    pool.current = made
    setLoaded(0)
    setFailed(false)
    made.load(id)
    return () => {
      made.end()
      pool.current = null
    }
  }, [id, people, enabled])
  const plan = JSON.stringify([
    changes.map((change) => inPlan(change, change.id === moving)),
    moving,
    dateStr,
    company,
  ])
  useEffect(() => {
    if (!pool.current) return
    const [kept, at, date, facts] = JSON.parse(plan) as [
      KeptChange[],
      string | null,
      string,
      Scenario['company'],
    ]
    setReady(false)
    setResult(null)
    pool.current.plan(kept, at, date, facts, rehearsedOf(scenario, at))
    // Another pool has to be told too.
  }, [id, people, enabled, plan])
  const move = useCallback(
    (data: ChangeData, visible: readonly string[]) => pool.current?.move(data, visible),
    []
  )
  const isMoving = useCallback(() => pool.current?.isMoving ?? false, [])
  const forget = useCallback(() => setResult(null), [])
  return {
    state: !enabled || failed ? 'off' : ready ? 'ready' : 'loading',
    loaded,
    result,
    plan,
    move,
    isMoving,
    forget,
  }
}

/** Whether a slider can move a change: it has a figure there. */
export function canMove({ type, data }: ScenarioChange): boolean {
  const { slider } = changeOf(type)
  return slider !== undefined && typeof (data as Record<string, unknown>)[slider.field] === 'number'
}

/** What a change says now; nothing where nobody can move it. */
function rehearsedOf({ changes, isArchived }: Scenario, id: string | null): ChangeData | null {
  const change = changes.find((each) => each.id === id)
  return change && !isArchived && canMove(change) ? (change.data as ChangeData) : null
}

/** A change as a plan takes it. What the moving one says comes with each move: kept or not, the plan stays the same. */
function inPlan(
  { id, type, data, scenarioItemIds, isUndone }: Scenario['changes'][number],
  moves: boolean
): KeptChange {
  return {
    id,
    type,
    data: moves ? {} : (data as ChangeData),
    itemIds: scenarioItemIds,
    isUndone,
  }
}
