import type { Exchange } from '@/api/salary-sacrifices'
import { readFigure } from '@/lib/pay/figures'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useExchangeWords } from './use-exchange-words.ts'

/** What is exchanged for what, and what the worker is left with, in two sentences. */
export function ExchangeHeadline({ exchange }: { exchange: Exchange }) {
  const t = useT()
  const format = useFormat()
  const words = useExchangeWords()
  const { given, benefit, before, after } = exchange
  const difference = (period: 'month' | 'year') =>
    format.difference(
      readFigure(after.compute, 'netWithBenefits', period) -
        readFigure(before.compute, 'netWithBenefits', period),
      2
    )
  return (
    <div role="status" className="mb-4">
      <p className="text-lg font-medium text-balance">
        {t('sacrifice.sentence', { given: words.given(given), received: words.received(benefit) })}
      </p>
      <p className="mt-1 text-ink-soft">
        {t('sacrifice.netEffect', { month: difference('month'), year: difference('year') })}
      </p>
    </div>
  )
}
