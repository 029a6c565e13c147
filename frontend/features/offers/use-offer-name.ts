import { useCallback } from 'react'
import type { ListedOffer } from '@/api/offers'
import { useT } from '@/lib/use-t'

type Named = Pick<ListedOffer, 'worker' | 'package'>

/** What an offer is called: its worker, else the job. */
export function useOfferName(): (offer: Named) => string {
  const t = useT()
  return useCallback(
    ({ worker, package: pack }) => worker?.displayName ?? pack?.nomFonction ?? t('offers.nobody'),
    [t]
  )
}
