import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { ChoiceBlock } from './choice-block.tsx'
import { isChosen, isOffered, warrantStep } from './choices.ts'
import { SliderChoice } from './slider-choice.tsx'
import type { Configurator } from './use-configurator.ts'

/** Pension savings, warrants, options on shares. */
export function FinancialSection({
  configurator: { fields, change },
}: {
  configurator: Configurator
}) {
  const t = useT()
  const format = useFormat()
  const euros = (amount: number) => format.euros(amount, 0)
  const has = (benefit: string) => isOffered(fields, benefit)
  if (!['epargnePension', 'flexWarrants', 'stockOptions'].some(has)) return null
  const warrants = isChosen(fields, 'flexWarrants') ? (fields.flexWarrants ?? 0) : 0
  const mostWarrants = fields.maxFlexWarrants ?? 0
  return (
    <SectionCard title={t('choices.financial')}>
      <div className="flex flex-col divide-y divide-line">
        {has('epargnePension') && (
          <ChoiceBlock choice="epargnePension" fields={fields} change={change} />
        )}
        {has('flexWarrants') && (
          <ChoiceBlock choice="flexWarrants" fields={fields} always>
            <SliderChoice
              benefit="flexWarrants"
              fields={fields}
              change={change}
              label={t('candidate.amount')}
              value={warrants}
              max={mostWarrants}
              step={warrantStep(mostWarrants)}
              textOf={(amount) => t('contents.value_year', { amount: euros(amount) })}
              endOf={euros}
            />
          </ChoiceBlock>
        )}
        {has('stockOptions') && (
          <ChoiceBlock choice="stockOptions" fields={fields} change={change}>
            <SliderChoice
              benefit="stockOptions"
              fields={fields}
              change={change}
              label={t('fields.stockOptionUnits')}
              value={fields.stockOptionUnits ?? 0}
              max={fields.maxStockOptionUnits ?? 0}
              textOf={(count) => t('choices.optionUnits', { count })}
              hint={
                fields.stockOptionValue
                  ? t('choices.optionValue', { amount: format.euros(fields.stockOptionValue) })
                  : undefined
              }
            />
            <Notice>{t('choices.optionsTaxed')}</Notice>
          </ChoiceBlock>
        )}
      </div>
    </SectionCard>
  )
}
