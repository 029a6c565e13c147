import { useMemo } from 'react'
import type { YearFlow } from '#modules/compute/pure'
import { Picture } from '@/components/pay/pictures/picture'
import { Staircase } from '@/components/pay/pictures/staircase'
import { yearStepsOf } from '@/lib/pay/year-steps'
import { useT } from '@/lib/use-t'

/** From the gross pay of the year to what is left once it is assessed. */
export function YearFlowPicture({ of }: { of: YearFlow }) {
  const t = useT()
  const steps = useMemo(() => yearStepsOf(of), [of])
  const flow = t('compute.year_tax.words.flow')
  return (
    <Picture title={flow} unit={t('pay.eurPerYear')}>
      <Staircase
        steps={steps}
        caption={flow}
        unit={t('pay.eurPerYear')}
        words="compute.year_tax.flow."
      />
    </Picture>
  )
}
