import { useCallback, useMemo } from 'react'
import { useQueries } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { packageQuery } from '@/api/get-package'
import type { Package } from '@/api/types'
import { useMedia } from '@/lib/use-media'
import { MOST_COMPARED } from '@/urls'
import { readColumn, writeColumn, type Column } from './compare-address.ts'
import { compareColumn, type Compared } from './compare-column.ts'

/** A column of the address with its package, once that is there. */
export interface LoadedColumn {
  column: Column
  stored: Package | null
  error: Error | null
  compared: Compared | null
}

/** The columns of the address, at most three, and the way to change them. */
export function useCompare(): {
  columns: LoadedColumn[]
  onlyDifferences: boolean
  change: (columns: Column[]) => void
  setOnlyDifferences: (only: boolean) => void
} {
  const [params, setParams] = useSearchParams()
  // All lines are eight screens of a phone; what is equal is looked up when it is asked for.
  const isPhone = !useMedia('(min-width: 40rem)')
  const asked = params.getAll('c').join(' ')
  const wanted = useMemo(
    () =>
      asked
        .split(' ')
        .flatMap((text) => readColumn(text) ?? [])
        .slice(0, MOST_COMPARED),
    [asked]
  )
  const packages = useQueries({ queries: wanted.map(({ id }) => packageQuery(id)) })
  const columns = wanted.map((column, at): LoadedColumn => {
    const stored = packages[at]!.data ?? null
    return {
      column,
      stored,
      error: packages[at]!.error,
      compared: stored && compareColumn(stored, column),
    }
  })

  const change = useCallback(
    (next: Column[]) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          after.delete('c')
          for (const column of next.slice(0, MOST_COMPARED)) after.append('c', writeColumn(column))
          return after
        },
        { replace: true, preventScrollReset: true }
      ),
    [setParams]
  )
  const setOnlyDifferences = useCallback(
    (only: boolean) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          if (only === isPhone) after.delete('differences')
          else after.set('differences', only ? '1' : '0')
          return after
        },
        { replace: true, preventScrollReset: true }
      ),
    [setParams, isPhone]
  )
  const said = params.get('differences')
  const onlyDifferences = said === null ? isPhone : said !== '0'
  return { columns, onlyDifferences, change, setOnlyDifferences }
}
