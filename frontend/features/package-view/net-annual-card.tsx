import { useMemo, useState } from 'react'
import { compute } from '#modules/compute/pure'
import type { Package } from '@/api/types'
import { AnnualBlock } from '@/components/pay/annual-block'
import { SwitchRow } from '@/components/ui/switch-row'
import { requestOfStored } from '@/lib/pay/stored-request'
import { hasVariablePay, withoutVariablePay } from '@/lib/pay/variable-pay'
import { useT } from '@/lib/use-t'
import { FigureCard } from './figure-card.tsx'

/** What the worker has left of the year, with variable pay or as if none came. */
export function NetAnnualCard({ stored }: { stored: Package }) {
  const t = useT()
  const [variable, setVariable] = useState(true)
  const without = useMemo(() => yearWithoutVariablePay(stored), [stored])
  const year =
    variable || without === null ? stored.compute.remuneration.remunerationAnnuelle : without
  return (
    <FigureCard
      title={t('package-view.netAnnual')}
      amount={year.remunerationAnnuelle}
      unit={t('pay.perYearUnit')}
      note={
        without && (
          <SwitchRow
            label={t('package-view.withVariable')}
            checked={variable}
            onCheckedChange={setVariable}
          />
        )
      }
    >
      <AnnualBlock amounts={year} />
    </FigureCard>
  )
}

/** The engine's year without anything variable; `null` where there is nothing variable, or another law since. */
function yearWithoutVariablePay(stored: Package) {
  if (!hasVariablePay(stored)) return null
  const result = compute(requestOfStored(withoutVariablePay(stored)))
  if (!result.ok || result.answer.lawset.hash !== stored.lawset.hash) return null
  return result.answer.compute.remuneration.remunerationAnnuelle
}
