import { useState } from 'react'

/** What this browser remembers of having asked; the names are those of the specification. */
type Flag = 'hideCountdown' | 'hideReactivate'

/** True once this browser or the company has asked; the setter remembers it here. */
export function useAskedFlag(flag: Flag, askedAt: string | null): [boolean, () => void] {
  const [asked, setAsked] = useState(() => localStorage.getItem(flag) !== null)
  const remember = () => {
    localStorage.setItem(flag, 'true')
    setAsked(true)
  }
  return [asked || askedAt !== null, remember]
}
