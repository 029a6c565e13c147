import type { ComputeAnswer } from '#modules/compute/pure'
import type { Package } from '@/api/types'
import type { Fact } from '@/components/pay/facts'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { grossOf } from './gross.ts'

const HOURLY_DECIMALS = 4

/** Gross pay of the month as the worker and the employer see it, how far choices move it, and by the hour. */
export function useGrossFacts(stored: Package, answer: ComputeAnswer | null): Fact[] {
  const t = useT()
  const format = useFormat()
  const gross = grossOf(stored, answer)
  const facts: Fact[] = [
    {
      label: t('package-view.grossWorker'),
      value: format.euros(gross.worker),
      rule: 'salaireBrutTotalWorker',
    },
    {
      label: t('package-view.grossEmployer'),
      value: format.euros(gross.employer),
      rule: 'salaireBrutTotalEmployeur',
    },
  ]
  if (gross.range)
    facts.push(
      {
        label: t('package-view.grossLowest'),
        value: format.euros(gross.range.min),
        rule: 'grossLowest',
      },
      {
        label: t('package-view.grossHighest'),
        value: format.euros(gross.range.max),
        rule: 'grossHighest',
      }
    )
  if (gross.hourly !== null)
    facts.push({
      label: t('package-view.grossHourly'),
      value: format.euros(gross.hourly, HOURLY_DECIMALS),
      rule: 'salaireBrutHoraire',
    })
  return facts
}
