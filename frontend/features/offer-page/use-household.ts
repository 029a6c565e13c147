import { useEffect, useRef, useState } from 'react'
import type { OfferSource, Situation } from './offer.ts'
import { answeredOf, householdOf, withChange, type Household } from './situation.ts'

/** Who types « 12 » has not meant « 1 ». */
const PAUSE_MS = 500

export interface HouseholdForm {
  household: Household
  /** An answer is missing on which the net pay hangs. */
  isOpen: boolean
  change: (changes: Partial<Household>) => void
  /** Says that it is as it stands there. */
  confirm: () => void
  state: 'still' | 'saving' | 'saved'
  error: Error | null
}

/** What is on screen of the household, and how far the keeping of it is: every change is kept at once. */
export function useHousehold(source: OfferSource): HouseholdForm {
  const [household, setHousehold] = useState(() => householdOf(source.offer))
  const [state, setState] = useState<HouseholdForm['state']>('still')
  const [error, setError] = useState<Error | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function save(next: Situation) {
    const mine = ++last.current
    setState('saving')
    try {
      await source.saveSituation(next)
      if (mine === last.current) setState('saved')
      setError(null)
    } catch (failure) {
      if (mine !== last.current) return
      setState('still')
      setError(failure as Error)
    }
  }

  function change(changes: Partial<Household>) {
    const next = withChange(household, changes)
    setHousehold(next)
    clearTimeout(timer.current)
    const answered = answeredOf(next)
    if (answered === null) return
    timer.current = setTimeout(() => void save(answered), PAUSE_MS)
  }

  const answered = answeredOf(household)
  return {
    household,
    isOpen: answered === null,
    change,
    confirm: () => void (answered && save(answered)),
    state,
    error,
  }
}
