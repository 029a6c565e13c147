import { useMedia } from '@/lib/use-media'

/** As wide as a card on a phone. */
const ON_A_PHONE = 300

/** The width that a figure of its own drawing has in its own units: on a phone its letters stay letters. */
export function useChartWidth(atDesk: number): number {
  return useMedia('(min-width: 40rem)') ? atDesk : ON_A_PHONE
}
