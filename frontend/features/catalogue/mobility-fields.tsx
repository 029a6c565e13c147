import type { BenefitSettings } from '@/api/benefit-settings'
import { LawSource } from '@/components/pay/law-source'
import { CheckRow } from '@/components/ui/check-row'
import { Field } from '@/components/ui/field'
import { MoneyInput } from '@/components/ui/money-input'
import { today } from '#modules/shared/values/days'
import { lawFigure } from '@/lib/law-figure'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

const BOUNDS = [
  { field: 'budgetMobiliteMinimum', parameter: 'budgetMobilite.minimum' },
  { field: 'budgetMobiliteMaximum', parameter: 'budgetMobilite.maximum' },
] as const
const PILLARS = [1, 2, 3] as const

interface MobilityFieldsProps {
  draft: BenefitSettings
  onChange: (changes: Partial<BenefitSettings>) => void
  errorAt: (path: string) => string | undefined
}

/** The company's bounds of the mobility budget, each beside that of the law, and the pillars it allows. */
export function MobilityFields({ draft, onChange, errorAt }: MobilityFieldsProps) {
  const t = useT()
  const format = useFormat()
  return (
    <fieldset className="flex flex-col gap-4 border-t border-line pt-4">
      <legend className="float-left mb-1 w-full text-sm font-semibold">
        {t('benefits.mobility')}
      </legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {BOUNDS.map(({ field, parameter }) => {
          const law = lawFigure(parameter, today())
          return (
            <Field
              key={field}
              label={t(`benefits.${field}`)}
              error={errorAt(field)}
              hint={
                law && (
                  <>
                    {t('benefits.ofTheLaw', { value: format.euros(law.value, 0) })} ·{' '}
                    <LawSource id={parameter} law={law} />
                  </>
                )
              }
            >
              {(own) => (
                <MoneyInput
                  {...own}
                  step={100}
                  value={draft[field]}
                  onValueChange={(value) => onChange({ [field]: value })}
                />
              )}
            </Field>
          )
        })}
      </div>
      <div role="group" aria-label={t('benefits.pillars')}>
        <p className="text-sm font-medium">{t('benefits.pillars')}</p>
        {PILLARS.map((pillar) => (
          <CheckRow
            key={pillar}
            label={t(`benefits.pillar_${pillar}`)}
            checked={draft.piliers.includes(pillar)}
            onCheckedChange={(on) =>
              onChange({
                piliers: PILLARS.filter((other) =>
                  other === pillar ? on : draft.piliers.includes(other)
                ),
              })
            }
          />
        ))}
        {errorAt('piliers') && (
          <p role="alert" className="text-xs text-danger">
            {t('benefits.pillarRequired')}
          </p>
        )}
      </div>
    </fieldset>
  )
}
