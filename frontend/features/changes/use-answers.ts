import { useAcceptedOffers, type ListedOffer } from '@/api/offers'
import { useGates } from '@/lib/gate'
import { useSeen } from './use-seen.ts'

const acceptedAt = (offer: ListedOffer) => offer.acceptedAt ?? ''

/** The offers that candidates accepted, the newest first, and how many of them a person has not seen here. */
export function useAnswers(userId: string, asked: boolean) {
  const { offers, locks } = useGates()
  /** Whether this person has offers at all. */
  const offered = offers({ right: 'offers.read' }) && !locks({ feature: 'offers' })
  const accepted = useAcceptedOffers(offered && asked).data?.data ?? []
  return { offered, accepted, ...useSeen(`barema.lastSeenAnswer.${userId}`, accepted, acceptedAt) }
}

export type Answers = ReturnType<typeof useAnswers>
