import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { Compute } from '@/api/types'
import { Button } from '@/components/ui/button'
import { readFigure, type Figure, type Period } from '@/lib/pay/figures'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

interface SentenceProps {
  compute: Compute
  /** Gross pay of the month as the package gives it. */
  gross: number
  /** The figure one starts from. */
  from: Figure
  period: Period
}

/** The answer as one says it on the telephone, with a button that copies it. */
export function Sentence({ compute, gross, from, period }: SentenceProps) {
  const t = useT()
  const format = useFormat()
  const [copied, setCopied] = useState('')
  const euros = (figure: Figure, of: Period) => format.euros(readFigure(compute, figure, of), 0)
  const text = t('pictures.say', {
    from: from === 'netWithBenefits' ? 'net' : from,
    period,
    net: euros('net', period),
    netMonth: euros('net', 'month'),
    gross: format.euros(gross, 0),
    cost: euros('cost', from === 'cost' ? period : 'year'),
  })
  const isCopied = copied === text
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-48 grow basis-0 border-l-2 border-ink pl-3 font-medium">{text}</p>
      <Button
        size="sm"
        className="print:hidden"
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
      >
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        {t(isCopied ? 'pictures.copied' : 'pictures.copy')}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && t('pictures.copied')}
      </span>
    </div>
  )
}
