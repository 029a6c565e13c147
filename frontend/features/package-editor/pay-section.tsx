import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import { SectionCard } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { MoneyInput } from '@/components/ui/money-input'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useUnreadable } from '@/lib/use-unreadable'
import { useEditor } from './editor-context.tsx'
import { useFigures } from './figures-context.tsx'

const STEP = 10

/** The gross salary, and what the company adds to the computation. */
export const PaySection = memo(function PaySection() {
  const t = useT()
  const format = useFormat()
  const { company } = useEditor()
  return (
    <SectionCard title={t('editor.pay')}>
      <GrossField />
      <p className="mt-4 border-t border-line pt-4 text-xs text-ink-soft">
        {t('editor.companyFacts', {
          effectif: company.effectif,
          taux: format.percent(company.assuranceLoiTaux),
        })}
      </p>
    </SectionCard>
  )
})

function GrossField() {
  const t = useT()
  const { form } = useEditor()
  const { gross, pinError } = useFigures()
  const pin = useWatch({ control: form.control, name: 'pin' })
  const isPinned = pin.figure === 'gross' && pin.period === 'month'
  const value = isPinned ? pin.amount : gross
  const unreadable = useUnreadable(value)
  return (
    <Field
      label={t('editor.salaireBrut')}
      hint={isPinned ? undefined : t('editor.grossFollows')}
      error={unreadable.sentence ?? (isPinned ? pinError : null)}
    >
      {(control) => (
        <div className="flex items-center gap-2">
          <MoneyInput
            {...control}
            className="w-40"
            step={STEP}
            value={value}
            onUnreadable={unreadable.onUnreadable}
            onValueChange={(amount) =>
              form.setValue('pin', { figure: 'gross', period: 'month', amount })
            }
          />
          <span className="text-sm text-ink-soft">{t('pay.eurPerMonth')}</span>
        </div>
      )}
    </Field>
  )
}
