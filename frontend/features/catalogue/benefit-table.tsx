import type { Benefit, BenefitKind } from '@/api/benefits'
import { EmitsWarning } from '@/components/pay/emits-warning'
import { Switch } from '@/components/ui/switch'
import { cn } from '@/lib/cn'
import { useNameOf } from '@/lib/use-name-of'
import { useT } from '@/lib/use-t'
import { BenefitMenu } from './benefit-menu.tsx'
import type { BenefitActions } from './benefits-card.tsx'
import type { CarCase } from './car-effect.ts'
import { FIELDS_OF, type PlainField } from './kinds.ts'
import { useBenefitText } from './use-benefit-text.ts'
import { EFFECTS, useCarEffect } from './use-car-effect.ts'

export interface BenefitListProps extends BenefitActions {
  kind: BenefitKind
  items: Benefit[]
  carCase: CarCase
}

/** What stands under the name, and what the table leaves to the form. */
const BELOW: readonly PlainField[] = ['energie', 'co2', 'batterie', 'co2Equivalent']
const HIDDEN: readonly PlainField[] = [
  ...BELOW,
  'nonRechargeable',
  'euro6eBis',
  'dateImmatriculation',
  'eligibleBudgetMobilite',
]

/** A list of the catalogue on a wide screen; for cars with what each does to a month. */
export function BenefitTable({ kind, items, carCase, ...actions }: BenefitListProps) {
  const t = useT()
  const nameOf = useNameOf()
  const text = useBenefitText()
  const fields = FIELDS_OF[kind].filter((field) => !HIDDEN.includes(field))
  const head = 'border-b border-line py-2 pr-4 text-xs font-medium text-ink-soft align-bottom'
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t(`benefits.kind_${kind}`)}</caption>
        <thead>
          <tr>
            <th scope="col" className={cn(head, 'text-left')}>
              {t('benefits.field_description')}
            </th>
            {fields.map((field) => (
              <th key={field} scope="col" className={cn(head, 'text-right')}>
                {text.label(kind, field)}
              </th>
            ))}
            {kind === 'voitureSociete' &&
              EFFECTS.map((effect) => (
                <th key={effect} scope="col" className={cn(head, 'text-right')}>
                  {t(`benefits.effect_${effect}`)}
                </th>
              ))}
            <th scope="col" className={cn(head, 'text-left')}>
              {t('benefits.field_inPackages')}
            </th>
            <th scope="col" className={cn(head, 'pr-0')}>
              <span className="sr-only">{t('common.more')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((benefit, index) => (
            <tr key={benefit.id} className="border-b border-line last:border-0">
              <th scope="row" className="max-w-64 min-w-36 py-2 pr-4 text-left font-medium">
                <span className="line-clamp-2">{nameOf(benefit)}</span>
                <span className="block text-xs font-normal text-ink-soft">
                  {[
                    text.summary(
                      benefit,
                      BELOW.filter((field) => FIELDS_OF[kind].includes(field))
                    ),
                    benefit.eligibleBudgetMobilite && t('benefits.eligibleShort'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {benefit.eligibleBudgetMobilite && (
                  <EmitsWarning energie={benefit.energie} co2={benefit.co2} date={carCase.date} />
                )}
              </th>
              {fields.map((field) => (
                <td key={field} className="amount py-2 pr-4">
                  {text.value(benefit, field)}
                </td>
              ))}
              {kind === 'voitureSociete' && <EffectCells benefit={benefit} carCase={carCase} />}
              <td className="py-2 pr-4">
                <Switch
                  checked={benefit.inPackages}
                  onCheckedChange={(shown) => actions.onShow(benefit, shown)}
                  aria-label={t('benefits.inPackagesNamed', { name: nameOf(benefit) })}
                />
              </td>
              <td className="py-1 text-right">
                <BenefitMenu
                  benefit={benefit}
                  first={index === 0}
                  last={index === items.length - 1}
                  {...actions}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function EffectCells({ benefit, carCase }: { benefit: Benefit; carCase: CarCase }) {
  const { write } = useCarEffect(benefit, carCase)
  return EFFECTS.map((effect) => (
    <td key={effect} className="amount py-2 pr-4">
      {write(effect)}
    </td>
  ))
}
