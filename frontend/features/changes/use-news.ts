import { useState } from 'react'
import { useChanges } from '@/api/list-changes'
import { lastSeen, rememberSeen } from './last-seen.ts'

/** What changed in law and product, and how much of it is new to this browser. */
export function useNews() {
  const changes = useChanges().data ?? []
  const [seen, setSeen] = useState(lastSeen)
  const isNew = ({ createdAt }: { createdAt: string }) => createdAt.slice(0, 10) > seen

  return {
    changes,
    isNew,
    unread: changes.filter(isNew).length,
    markSeen() {
      const newest = changes[0]?.createdAt.slice(0, 10)
      if (!newest || newest <= seen) return
      rememberSeen(newest)
      setSeen(newest)
    },
  }
}

export type News = ReturnType<typeof useNews>
