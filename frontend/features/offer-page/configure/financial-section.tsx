import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { Ahead } from './ahead.tsx'
import { ChoiceBlock } from './choice-block.tsx'
import { isChosen, isOffered, slide, toggleChoice, warrantStep } from './choices.ts'
import { RangeField } from './range-field.tsx'
import type { Configurator } from './use-configurator.ts'
import { slideWays } from './ways.ts'

/** Pension savings, warrants, options on shares. */
export function FinancialSection({
  configurator: { fields, change },
}: {
  configurator: Configurator
}) {
  const t = useT()
  const format = useFormat()
  const perYear = (amount: number) => t('contents.value_year', { amount: format.euros(amount, 0) })
  const has = (benefit: string) => isOffered(fields, benefit)
  if (!['epargnePension', 'flexWarrants', 'stockOptions'].some(has)) return null
  const warrants = isChosen(fields, 'flexWarrants') ? (fields.flexWarrants ?? 0) : 0
  const mostWarrants = fields.maxFlexWarrants ?? 0
  const options = fields.stockOptionUnits ?? 0
  const mostOptions = fields.maxStockOptionUnits ?? 0
  return (
    <SectionCard title={t('choices.financial')}>
      <div className="flex flex-col divide-y divide-line">
        {has('epargnePension') && (
          <ChoiceBlock
            choice="epargnePension"
            fields={fields}
            onToggle={(on) => change(toggleChoice(fields, 'epargnePension', on))}
          />
        )}
        {has('flexWarrants') && (
          <ChoiceBlock choice="flexWarrants" fields={fields} always>
            <RangeField
              label={t('candidate.amount')}
              value={warrants}
              min={0}
              max={mostWarrants}
              step={warrantStep(mostWarrants)}
              text={perYear(warrants)}
              ends={[format.euros(0, 0), format.euros(mostWarrants, 0)]}
              onChange={(amount) => change(slide('flexWarrants', amount))}
            />
            <Ahead
              fields={fields}
              ways={slideWays(
                'flexWarrants',
                { value: warrants, step: warrantStep(mostWarrants), min: 0, max: mostWarrants },
                perYear
              )}
            />
          </ChoiceBlock>
        )}
        {has('stockOptions') && (
          <ChoiceBlock
            choice="stockOptions"
            fields={fields}
            onToggle={(on) => change(toggleChoice(fields, 'stockOptions', on))}
          >
            <RangeField
              label={t('fields.stockOptionUnits')}
              value={options}
              min={0}
              max={mostOptions}
              step={1}
              text={t('choices.optionUnits', { count: options })}
              ends={['0', String(mostOptions)]}
              hint={
                fields.stockOptionValue
                  ? t('choices.optionValue', { amount: format.euros(fields.stockOptionValue) })
                  : undefined
              }
              onChange={(units) => change(slide('stockOptions', units))}
            />
            <Ahead
              fields={fields}
              ways={slideWays(
                'stockOptions',
                { value: options, step: 1, min: 0, max: mostOptions },
                (count) => t('choices.optionUnits', { count })
              )}
            />
            <Notice>{t('choices.optionsTaxed')}</Notice>
          </ChoiceBlock>
        )}
      </div>
    </SectionCard>
  )
}
