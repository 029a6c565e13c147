import { lazy, Suspense, useState } from 'react'
import { ChoiceList } from './choice-list.tsx'
import type { CandidateOffer } from './offer.ts'
import { useInSight } from './use-in-sight.ts'

/** With the engine; without a network the list stands there without effects. */
const ChoicesWithEffects = lazy(() =>
  import('./choices-with-effects.tsx').catch(() => ({ default: ChoiceList }))
)

const ID = 'offered-choices'

interface OfferedChoicesProps {
  offer: CandidateOffer
  /** An answer is missing on which the net pay hangs: no effect is told. */
  isOpen: boolean
}

/** What there is to choose, and once it is in sight what each would do to the pay. */
export default function OfferedChoices({ offer, isOpen }: OfferedChoicesProps) {
  const inSight = useInSight(ID)
  const [seen, setSeen] = useState(false)
  if (inSight && !seen) setSeen(true)
  const list = <ChoiceList offer={offer} />
  return (
    <div id={ID}>
      {seen && !isOpen ? (
        <Suspense fallback={list}>
          <ChoicesWithEffects offer={offer} />
        </Suspense>
      ) : (
        list
      )}
    </div>
  )
}
