import { Suspense, useState } from 'react'
import { ChevronDown, Landmark } from 'lucide-react'
import type { Household } from '@/components/pay/year-tax/year-household'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { lazyOrNothing } from '@/lib/lazy-or-nothing'
import { isAssessed } from '@/lib/pay/beside'
import { useT } from '@/lib/use-t'
import { withWords } from '@/lib/with-words'
import { requestOf, type CandidateOffer } from './offer.ts'

/** It needs the law of the year, which nothing else of an offer does. */
const YearTax = lazyOrNothing(() => withWords('yearTax', import('./year-tax.tsx')))

/** The way to the tax of the year, for who is assessed on this pay: closed, and nothing of it is fetched, until it is asked for. */
export function YearTaxEntry({ offer, isOpen }: { offer: CandidateOffer; isOpen?: boolean }) {
  const t = useT()
  const [asked, setAsked] = useState(false)
  // What was typed outlasts folding, and a situation that is being told anew.
  const [household, setHousehold] = useState<Household>()
  if (!isAssessed(requestOf(offer, offer.package))) return null
  return (
    <Card className="print:hidden">
      <details className="group" onToggle={({ currentTarget }) => setAsked(currentTarget.open)}>
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 p-4 [&::-webkit-details-marker]:hidden">
          <Landmark className="size-5 shrink-0 text-accent" aria-hidden />
          <span className="min-w-0 grow font-semibold">{t('candidate.yearTax')}</span>
          <ChevronDown
            className="size-5 shrink-0 transition-transform group-open:rotate-180"
            aria-hidden
          />
        </summary>
        {asked && (
          <div className="border-t border-line p-4">
            {isOpen ? (
              <p className="text-ink-soft">{t('candidate.yearTaxOpen')}</p>
            ) : (
              <Suspense fallback={<Skeleton className="h-40" />}>
                <YearTax offer={offer} household={household} onHousehold={setHousehold} />
              </Suspense>
            )}
          </div>
        )}
      </details>
    </Card>
  )
}
