import { createContext, use, useMemo, type ReactNode } from 'react'
import type { Lawset } from '@/api/types'

/** The paths of the lines that follow from figures of an earlier year; none where the law of the day is known. */
const Projected = createContext<ReadonlySet<string>>(new Set())

/** Tells the lines of the tables inside which of them are projected. */
export function ProjectionProvider({ lawset, children }: { lawset: Lawset; children: ReactNode }) {
  const { projection } = lawset
  const lines = useMemo(() => new Set(projection?.lines), [projection])
  return <Projected value={lines}>{children}</Projected>
}

export function projectedLines(lawset: Lawset): ReadonlySet<string> {
  return new Set(lawset.projection?.lines)
}

/** Whether a line of a table is projected, by the path of its part of the answer. */
export function useIsProjected(path: string | undefined): boolean {
  const lines = use(Projected)
  return path !== undefined && lines.has(path)
}
