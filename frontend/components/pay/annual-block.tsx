import { YEAR_LINES } from '#modules/compute/pure'
import { amountsOf, withoutZeroLines } from '@/lib/pay/payslip-lines'
import { useT } from '@/lib/use-t'
import { AmountTable } from './amount-table.tsx'

/** What the worker has left of the year: twelve months, holiday pay and premiums, net. */
export function AnnualBlock({ amounts: part }: { amounts: object }) {
  const amounts = amountsOf(part)
  const t = useT()
  return (
    <AmountTable
      caption={t('pay.year')}
      lines={withoutZeroLines(YEAR_LINES, amounts)}
      amounts={amounts}
      unit={t('pay.perYearUnit')}
      path="remuneration.remunerationAnnuelle"
    />
  )
}
