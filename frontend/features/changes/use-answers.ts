import { useState } from 'react'
import { useAcceptedOffers } from '@/api/offers'
import { useGates } from '@/lib/gate'
import { lastSeenAnswer, rememberSeenAnswer } from './last-seen.ts'

/** The offers that candidates accepted, the newest first, and how many of them a person has not seen here. */
export function useAnswers(userId: string) {
  const { offers, locks } = useGates()
  const offered = offers({ right: 'offers.read' }) && !locks({ feature: 'offers' })
  const accepted = useAcceptedOffers(offered).data?.data ?? []
  const [seen, setSeen] = useState(() => lastSeenAnswer(userId))
  const isNew = ({ acceptedAt }: { acceptedAt: string | null }) => (acceptedAt ?? '') > seen

  return {
    /** Whether this person has offers at all. */
    offered,
    accepted,
    isNew,
    unread: accepted.filter(isNew).length,
    markSeen() {
      const newest = accepted[0]?.acceptedAt
      if (!newest || newest <= seen) return
      rememberSeenAnswer(userId, newest)
      setSeen(newest)
    },
  }
}

export type Answers = ReturnType<typeof useAnswers>
