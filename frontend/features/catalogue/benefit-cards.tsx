import type { Benefit } from '@/api/benefits'
import { EmitsWarning } from '@/components/pay/emits-warning'
import { SwitchRow } from '@/components/ui/switch-row'
import { useNameOf } from '@/lib/use-name-of'
import { useT } from '@/lib/use-t'
import { BenefitMenu } from './benefit-menu.tsx'
import type { BenefitListProps } from './benefit-table.tsx'
import type { CarCase } from './car-effect.ts'
import { FIELDS_OF } from './kinds.ts'
import { useBenefitText } from './use-benefit-text.ts'
import { EFFECTS, useCarEffect } from './use-car-effect.ts'

/** A list of the catalogue on a small screen. */
export function BenefitCards({ kind, items, carCase, ...actions }: BenefitListProps) {
  const t = useT()
  const nameOf = useNameOf()
  const text = useBenefitText()
  return (
    <ul aria-label={t(`benefits.kind_${kind}`)} className="flex flex-col divide-y divide-line">
      {items.map((benefit, index) => (
        <li key={benefit.id} className="py-3">
          <div className="flex items-start justify-between gap-2">
            <div className="min-w-0">
              <p className="font-medium break-words">{nameOf(benefit)}</p>
              <p className="text-xs text-ink-soft">{text.summary(benefit, FIELDS_OF[kind])}</p>
              {benefit.eligibleBudgetMobilite && (
                <>
                  <p className="text-xs text-ink-soft">{t('benefits.eligibleShort')}</p>
                  <EmitsWarning energie={benefit.energie} co2={benefit.co2} date={carCase.date} />
                </>
              )}
            </div>
            <BenefitMenu
              benefit={benefit}
              first={index === 0}
              last={index === items.length - 1}
              {...actions}
            />
          </div>
          {kind === 'voitureSociete' && <Effects benefit={benefit} carCase={carCase} />}
          <SwitchRow
            label={t('benefits.field_inPackages')}
            checked={benefit.inPackages}
            onCheckedChange={(shown) => actions.onShow(benefit, shown)}
          />
        </li>
      ))}
    </ul>
  )
}

function Effects({ benefit, carCase }: { benefit: Benefit; carCase: CarCase }) {
  const t = useT()
  const { write } = useCarEffect(benefit, carCase)
  return (
    <dl className="my-2 grid grid-cols-3 gap-2 rounded-md bg-sunken p-2 text-xs">
      {EFFECTS.map((effect) => (
        <div key={effect}>
          <dt className="text-ink-soft">{t(`benefits.effect_${effect}`)}</dt>
          <dd className="font-medium tabular-nums">{write(effect)}</dd>
        </div>
      ))}
    </dl>
  )
}
