import { useChanges } from '@/api/list-changes'
import type { Change } from '@/api/types'
import { useSeen } from './use-seen.ts'

const dayOf = ({ createdAt }: Change) => createdAt.slice(0, 10)

/** What changed in law and product, and how much of it is new to this browser. */
export function useNews(asked: boolean) {
  const changes = useChanges(asked).data ?? []
  return { changes, ...useSeen('barema.lastSeenChange', changes, dayOf) }
}

export type News = ReturnType<typeof useNews>
