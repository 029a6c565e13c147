import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import { committeeOfFigure } from '#modules/compute/pure'
import { Asked } from '@/components/pay/asked'
import { InForce } from '@/components/pay/in-force'
import { Source } from '@/components/pay/source'
import { Notice } from '@/components/ui/notice'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useEditor } from './editor-context.tsx'
import { useFigures } from './figures-context.tsx'
import { useIsOutsidePolicy, useMobilityPolicy } from './mobility-policy.tsx'

/** What is allowed, and should be known or told: what the figures do not know, pay below a minimum of the law or the employer's own, a mobility budget above the cap. */
export const Warnings = memo(function Warnings({ className }: { className?: string }) {
  const t = useT()
  const format = useFormat()
  const { form } = useEditor()
  const { flex, minimumBrut, sousMinimum = [], questions = [], budgetMobiliteMax } = useFigures()
  const [hasBudget, budget] = useWatch({
    control: form.control,
    name: ['package.hasBudgetMobilite', 'package.budgetMobilite'],
  })
  const below = flex ? flex.alerte : minimumBrut?.respecte === false ? 'red' : null
  const minimum = flex ? flex.minimum : minimumBrut?.minimum
  // Zero where the law of the day does not tell the cap.
  const aboveCap = hasBudget && budgetMobiliteMax > 0 && (budget ?? 0) > budgetMobiliteMax
  const policy = useMobilityPolicy()
  const outsidePolicy = useIsOutsidePolicy(budget) && hasBudget === true
  const toldNothing = below === null && sousMinimum.length === 0 && questions.length === 0
  if (toldNothing && !aboveCap && !outsidePolicy) return null
  return (
    <div className={cn('flex flex-col gap-3', className)}>
      {below !== null && (
        <Notice tone={below === 'red' ? 'danger' : 'warn'} role="status">
          {t(
            !flex
              ? 'editor.belowMinimum'
              : below === 'red'
                ? 'editor.highestBelowMinimum'
                : 'editor.lowestBelowMinimum',
            { amount: format.euros(minimum ?? 0) }
          )}
        </Notice>
      )}
      {sousMinimum.map(({ code, minimum, remuneration, parameter }) => (
        <Notice key={code} tone="warn" role="status">
          <p>
            {t(`editor.below_${code}`, {
              pay: format.euros(remuneration),
              amount: format.euros(minimum),
              committee: committeeOfFigure(parameter.id) ?? '200',
            })}{' '}
            <InForce parameter={parameter} />
          </p>
          <Source text={parameter.source} />
        </Notice>
      ))}
      {questions.map((question) => (
        <Asked key={question.code} question={question} />
      ))}
      {outsidePolicy && (
        <Notice tone="warn" role="status">
          {t('editor.outsideMobilityPolicy')} {policy}
        </Notice>
      )}
      {aboveCap && (
        <Notice tone="warn" role="status">
          {t('editor.aboveMobilityCap', { max: format.euros(budgetMobiliteMax) })}
        </Notice>
      )}
    </div>
  )
})
