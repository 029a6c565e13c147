import { useMemo, useState } from 'react'
import { compute, hasVariablePay, sameLaw } from '#modules/compute/pure'
import type { Package } from '@/api/types'
import { AnnualBlock } from '@/components/pay/annual-block'
import { useExplain, WhyProvider } from '@/components/pay/why-context'
import { SwitchRow } from '@/components/ui/switch-row'
import { explainerOf } from '@/lib/pay/explainer'
import { FIGURE } from '@/lib/pay/figures'
import { requestOfStored } from '@/lib/pay/stored-request'
import { withoutVariablePay } from '@/lib/pay/variable-pay'
import { useT } from '@/lib/use-t'
import { FigureCard } from './figure-card.tsx'

/** What the worker has left of the year, with variable pay or as if none came. */
export function NetAnnualCard({ stored }: { stored: Package }) {
  const t = useT()
  const [variable, setVariable] = useState(true)
  const explain = useExplain()
  const without = useMemo(() => yearWithoutVariablePay(stored), [stored])
  const shown = variable ? null : without
  const year = shown?.year ?? stored.compute.remuneration.remunerationAnnuelle
  const card = (
    <FigureCard
      title={t('package-view.netAnnual')}
      amount={year.remunerationAnnuelle}
      figure={FIGURE.netWithBenefits.year}
      note={
        without && (
          <SwitchRow
            label={t('contents.withVariable')}
            checked={variable}
            onCheckedChange={setVariable}
          />
        )
      }
    >
      <AnnualBlock amounts={year} />
    </FigureCard>
  )
  // Other figures than those of the page: they have their own reasons.
  return shown && explain ? <WhyProvider explain={shown.explain}>{card}</WhyProvider> : card
}

/** The engine's year without anything variable; `null` where there is nothing variable, or another law since. */
function yearWithoutVariablePay(stored: Package) {
  if (!hasVariablePay(stored.package)) return null
  const request = requestOfStored(withoutVariablePay(stored))
  const result = compute(request)
  if (!result.ok || !sameLaw(result.answer.lawset, stored.lawset)) return null
  return {
    year: result.answer.compute.remuneration.remunerationAnnuelle,
    explain: explainerOf(request),
  }
}
