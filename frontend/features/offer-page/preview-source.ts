import { useMemo, useState } from 'react'
import { hasVariablePay, withCivilSituation, withoutFreeChoices } from '#modules/compute/pure'
import { outcomeOf } from './engine.ts'
import { withKept } from './with-kept.ts'
import type { CandidateOffer, Fields, OfferSource, Situation } from './offer.ts'

interface Addresses {
  pdfUrl: string
  signatureUrl: string
  fileUrl: (fileId: string) => string
}

/** The offer as HR looks at it before it leaves: everything moves, nothing is kept. */
export function usePreviewSource(stored: CandidateOffer, addresses: Addresses): OfferSource {
  const [tried, setTried] = useState<{ of: CandidateOffer; offer: CandidateOffer }>()
  // Another offer, or another version of it, begins anew.
  const offer = tried?.of === stored ? tried.offer : stored
  return useMemo(() => {
    const show = (next: CandidateOffer) => {
      const recomputed = computed(next)
      setTried({ of: stored, offer: recomputed })
      return Promise.resolve(recomputed)
    }
    return {
      offer,
      preview: true,
      saveChoices: (fields: Fields) => show({ ...offer, package: fields }),
      saveSituation: (situation: Situation) =>
        show({
          ...offer,
          worker: {
            ...offer.worker,
            ...situation,
            revenusConjoint: situation.revenusConjoint ?? null,
            isTold: true,
          },
          situation: withCivilSituation(offer.situation, situation),
        }),
      reload: () => Promise.resolve(offer),
      accept: () => Promise.resolve(offer),
      ask: null,
      askTime: null,
      decline: null,
      keep: (kept) => Promise.resolve(withKept(offer, kept)),
      ...addresses,
    }
  }, [offer, stored, addresses])
}

function computed(offer: CandidateOffer): CandidateOffer {
  const [chosen, base] = [offer.package, withoutFreeChoices(offer.package)].map((fields) =>
    outcomeOf(offer, fields)
  )
  if (!chosen!.ok || !base!.ok) return offer
  return {
    ...offer,
    offer: { ...offer.offer, hasVariableCompensation: hasVariablePay(offer.package) },
    compute: { ...offer.compute, remuneration: chosen!.compute.remuneration },
    baseCompute: { ...offer.baseCompute, remuneration: base!.compute.remuneration },
  }
}
