import { useEffect, useState } from 'react'
import type { CandidateOffer } from './offer.ts'

export interface Variable {
  /** Whether the figures count pay that depends on results. */
  included: boolean
  /** Absent where the offer has none, or its employer does not count it, or it is accepted. */
  toggle?: (included: boolean) => void
  /** The pay of the year without it, EUR, once the engine has said so. */
  annualWithout: number | null
}

/** Variable pay in the figures or not: as the employer proposes, until the candidate says otherwise. */
export function useVariable(offer: CandidateOffer): Variable {
  const { hasVariableCompensation: has, includeVariableCompensation } = offer.offer
  const { acceptedWithVariable, status } = offer.offer
  const [included, setIncluded] = useState(acceptedWithVariable ?? includeVariableCompensation)
  const [annualWithout, setAnnualWithout] = useState<number | null>(null)
  useEffect(() => {
    if (!has || included) return
    let left = false
    void import('./engine.ts').then(({ annualWithoutVariable }) => {
      if (!left) setAnnualWithout(annualWithoutVariable(offer))
    })
    return () => {
      left = true
    }
  }, [has, included, offer])
  const open = has && includeVariableCompensation && (status === 'SENT' || status === 'DRAFT')
  return {
    included,
    toggle: open ? setIncluded : undefined,
    annualWithout: has && !included ? annualWithout : null,
  }
}
