import { useCallback } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { today } from '@/lib/day'
import { urls } from '@/urls'

/** What the address of the page says: which figure is open, of which days, and what is searched. */
export interface LawView {
  opened: string | null
  search: string
  subject: string | null
  /** `YYYY-MM-DD`; today unless told. */
  day: string
  /** The other day, when two are compared. */
  other: string | null
}

export interface LawChange {
  opened?: string | null
  search?: string
  subject?: string | null
  day?: string
  other?: string | null
}

const KEYS = { search: 'q', subject: 'subject', day: 'on', other: 'with' } as const

/** The page keeps what it shows in its address, so that a view can be sent to a colleague. */
export function useLawAddress(): [LawView, (change: LawChange) => void] {
  const { parameterId } = useParams()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const view: LawView = {
    opened: parameterId ?? null,
    search: query.get(KEYS.search) ?? '',
    subject: query.get(KEYS.subject),
    day: query.get(KEYS.day) ?? today(),
    other: query.get(KEYS.other),
  }
  const change = useCallback(
    ({ opened, ...fields }: LawChange) => {
      const next = new URLSearchParams(query)
      for (const [field, value] of Object.entries(fields)) {
        const key = KEYS[field as keyof typeof KEYS]
        if (value) next.set(key, value)
        else next.delete(key)
      }
      const id = opened === undefined ? parameterId : opened
      const search = next.size > 0 ? `?${next}` : ''
      const pathname = id ? urls.lawParameter(id) : urls.law
      void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
    },
    [navigate, parameterId, query]
  )
  return [view, change]
}
