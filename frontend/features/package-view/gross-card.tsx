import type { ComputeAnswer } from '#modules/compute/pure'
import type { Package } from '@/api/types'
import { Facts } from '@/components/pay/facts'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useGrossFacts } from './use-gross-facts.ts'

/** Gross pay as the worker and the employer see it, its range, and whether it reaches the minimum. */
export function GrossCard({ stored, answer }: { stored: Package; answer: ComputeAnswer | null }) {
  const t = useT()
  const facts = useGrossFacts(stored, answer)
  return (
    <SectionCard
      title={t('package-view.gross')}
      aside={<span className="text-xs text-ink-soft">{t('pay.eurPerMonth')}</span>}
    >
      <Facts facts={facts} />
      <MinimumNotice answer={answer} />
    </SectionCard>
  )
}

/** Red: below the minimum whatever is chosen. Orange: below it with the dearest choices only. */
function MinimumNotice({ answer }: { answer: ComputeAnswer | null }) {
  const t = useT()
  const format = useFormat()
  const { flex, minimumBrut } = answer ?? {}
  if (flex?.alerte && flex.minimum !== null) {
    const red = flex.alerte === 'red'
    return (
      <Notice tone={red ? 'danger' : 'warn'} className="mt-4">
        {t(red ? 'editor.highestBelowMinimum' : 'editor.lowestBelowMinimum', {
          amount: format.euros(flex.minimum),
        })}
      </Notice>
    )
  }
  if (!minimumBrut || minimumBrut.respecte) return null
  return (
    <Notice tone="danger" className="mt-4">
      {t('editor.belowMinimum', { amount: format.euros(minimumBrut.minimum) })}
    </Notice>
  )
}
