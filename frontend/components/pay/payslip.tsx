import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { PAYSLIP_LINES } from '#modules/compute/pure'
import { amountsOf, withoutZeroLines } from '@/lib/pay/payslip-lines'
import { useT } from '@/lib/use-t'
import { AmountTable } from './amount-table.tsx'

interface PayslipProps {
  amounts: object
  /** On paper nothing can be unfolded. */
  fixed?: boolean
}

/** The month's payslip. Lines that are zero are folded away until asked for. */
export function Payslip({ amounts: part, fixed }: PayslipProps) {
  const amounts = amountsOf(part)
  const t = useT()
  const [all, setAll] = useState(false)
  const shown = withoutZeroLines(PAYSLIP_LINES, amounts)
  const lines = all ? PAYSLIP_LINES : shown
  return (
    <>
      <AmountTable
        caption={t('pay.payslip')}
        lines={lines}
        amounts={amounts}
        unit={t('pay.perMonthUnit')}
        path="remuneration.remunerationMensuelle"
      />
      {!fixed && shown.length < PAYSLIP_LINES.length && (
        <Button
          variant="link"
          size="bare"
          className="mt-3 text-xs print:hidden"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all
            ? t('pay.hideZeroLines')
            : t('pay.showAllLines', { count: PAYSLIP_LINES.length - shown.length })}
        </Button>
      )}
    </>
  )
}
