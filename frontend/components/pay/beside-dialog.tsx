import type { ComputeRequest } from '#modules/compute/pure'
import CarCost from '@/components/pay/car-cost/car-cost.tsx'
import YearTax from '@/components/pay/year-tax/year-tax.tsx'
import { Dialog } from '@/components/ui/dialog'
import type { BesideSheet } from '@/lib/pay/beside'
import { useT } from '@/lib/use-t'

interface BesideDialogProps {
  sheet: BesideSheet
  request: ComputeRequest
  /** Of the package, as it is typed. */
  name: string
  forWhom?: string
  onClose: () => void
}

/** What stands beside the payslip of a package, saved or not: the tax of its year, or what its car costs. */
export default function BesideDialog({
  sheet,
  request,
  name,
  forWhom,
  onClose,
}: BesideDialogProps) {
  const t = useT()
  const Sheet = sheet === 'car' ? CarCost : YearTax
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('calculation.of', { title: t(`editor.beside_${sheet}`), name })}
      className="w-[calc(100%-2rem)] max-w-6xl"
    >
      <Sheet request={request} forWhom={forWhom} />
    </Dialog>
  )
}
