import { useCallback, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useLocale } from '@/lib/use-t'
import { audienceOf } from '@/audience'
import { safeReturnUrl } from '@/urls'

/** What a first proof answers: who came in, or what is still to be proven. */
interface FirstProof {
  secondFactor?: string[]
}

/** The company's brand belongs to no session. A proof that went would be sent once more by its screen, and refused. */
const KEPT: unknown[] = ['brand', 'proof']

interface Entrance {
  /** What the second step may be taken with, when the first proof was right and it is still to come. */
  waits: string[] | null
  /** Takes the answer of a proof: leads on, or to the second step. */
  enter: (answer?: FirstProof) => void
}

/** Leads the person who signed in to where they were going, with nothing left of who was here before. */
export function useEnter(returnUrl: string | null): Entrance {
  const navigate = useNavigate()
  const client = useQueryClient()
  const locale = useLocale()
  const [waits, setWaits] = useState<string[] | null>(null)
  const enter = useCallback(
    (answer?: FirstProof) => {
      if (answer?.secondFactor) return setWaits(answer.secondFactor)
      client.removeQueries({ predicate: ({ queryKey }) => !KEPT.includes(queryKey[0]) })
      const to = safeReturnUrl(returnUrl)
      // Another audience has screens of its own, so the page is loaded anew.
      if (audienceOf(to) === 'employer') void navigate(to, { replace: true })
      else window.location.replace(`/${locale}${to}`)
    },
    [client, locale, navigate, returnUrl]
  )
  return { waits, enter }
}
