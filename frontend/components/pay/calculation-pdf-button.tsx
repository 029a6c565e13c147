import { useState } from 'react'
import { FileDown } from 'lucide-react'
import type { CalculationName } from '#modules/packages/pure'
import { AskedDialog } from '@/components/app/asked-dialog'
import { Button } from '@/components/ui/button'
import { withAllWords } from '@/lib/rest-of-words'
import { useT } from '@/lib/use-t'

export interface CalculationPdfProps {
  calculation: CalculationName
  /** As the engine was asked. */
  request: object
  /** Whom it may be for, where somebody is known. */
  forWhom?: string
}

/** The way of an answer beside a payslip to paper. */
export function CalculationPdfButton(props: CalculationPdfProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <div className="print:hidden">
      <Button onClick={() => setOpen(true)}>
        <FileDown aria-hidden />
        {t('calculation.open')}
      </Button>
      {open && (
        <AskedDialog
          name="calculation"
          load={() => withAllWords(import('./calculation-dialog.tsx'))}
          props={{ ...props, onClose: () => setOpen(false) }}
        />
      )}
    </div>
  )
}
