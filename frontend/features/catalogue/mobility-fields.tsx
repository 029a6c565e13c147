import type { BenefitSettings } from '@/api/benefit-settings'
import { ChecksField } from '@/components/form/checks-field'
import { MoneyField } from '@/components/form/number-field'
import type { BoundFields } from '@/components/form/use-bound-fields'
import { LawSource } from '@/components/pay/law-source'
import { today } from '#modules/shared/values/days'
import { lawFigure } from '@/lib/law-figure'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

const BOUNDS = [
  { field: 'budgetMobiliteMinimum', parameter: 'budgetMobilite.minimum' },
  { field: 'budgetMobiliteMaximum', parameter: 'budgetMobilite.maximum' },
] as const
const PILLARS = [1, 2, 3] as const

/** The company's bounds of the mobility budget, each beside that of the law, and the pillars it allows. */
export function MobilityFields({ form }: { form: BoundFields<BenefitSettings> }) {
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
            <MoneyField
              key={field}
              form={form}
              name={field}
              label={t(`benefits.${field}`)}
              step={100}
              hint={
                law && (
                  <>
                    {t('benefits.ofTheLaw', { value: format.euros(law.value, 0) })} ·{' '}
                    <LawSource id={parameter} law={law} />
                  </>
                )
              }
            />
          )
        })}
      </div>
      <ChecksField
        form={form}
        name="piliers"
        label={t('benefits.pillars')}
        says={{ 'array.minLength': t('benefits.pillarRequired') }}
        options={PILLARS.map((value) => ({ value, label: t(`benefits.pillar_${value}`) }))}
      />
    </fieldset>
  )
}
