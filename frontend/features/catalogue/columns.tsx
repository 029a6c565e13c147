import { useMemo } from 'react'
import type { Benefit, BenefitKind } from '@/api/benefits'
import type { Column } from '@/components/list/column'
import { EmitsWarning } from '@/components/pay/emits-warning'
import { Switch } from '@/components/ui/switch'
import { SwitchRow } from '@/components/ui/switch-row'
import { useNameOf } from '@/lib/use-name-of'
import { useT } from '@/lib/use-t'
import type { CarCase } from './car-effect.ts'
import { FIELDS_OF, type PlainField } from './kinds.ts'
import { useBenefitText } from './use-benefit-text.ts'
import { EFFECTS, useCarEffect, type EffectKey } from './use-car-effect.ts'

/** What stands under the name, and what the table leaves to the form. */
const BELOW: readonly PlainField[] = [
  'energie',
  'co2',
  'batterie',
  'co2Equivalent',
  'carrosserie',
  'autonomie',
  'puissanceCharge',
]
const HIDDEN: readonly PlainField[] = [
  ...BELOW,
  'nonRechargeable',
  'euro6eBis',
  'dateImmatriculation',
  'eligibleBudgetMobilite',
]

interface BenefitColumns {
  kind: BenefitKind
  carCase: CarCase
  onShow: (benefit: Benefit, inPackages: boolean) => void
}

/** What a list of the catalogue shows; of cars also what each does to a month. */
export function useBenefitColumns({
  kind,
  carCase,
  onShow,
}: BenefitColumns): readonly Column<Benefit>[] {
  const t = useT()
  const nameOf = useNameOf()
  const text = useBenefitText()
  return useMemo(() => {
    const fields = FIELDS_OF[kind].filter((field) => !HIDDEN.includes(field))
    const below = FIELDS_OF[kind].filter((field) => BELOW.includes(field))
    return [
      {
        id: 'name',
        head: t('benefits.field_description'),
        cell: (benefit) => <Name benefit={benefit} fields={below} carCase={carCase} />,
        onCard: (benefit) => <Name benefit={benefit} fields={FIELDS_OF[kind]} carCase={carCase} />,
        className: 'min-w-36',
      },
      ...fields.map((field) => ({
        id: field,
        head: text.label(kind, field),
        amount: true,
        cell: (benefit: Benefit) => text.value(benefit, field),
      })),
      ...(kind === 'voitureSociete' ? EFFECTS : []).map((effect) => ({
        id: effect,
        head: t(`benefits.effect_${effect}`),
        amount: true,
        card: 'figure' as const,
        cell: (benefit: Benefit) => (
          <CarEffect benefit={benefit} carCase={carCase} effect={effect} />
        ),
      })),
      {
        id: 'inPackages',
        head: t('benefits.field_inPackages'),
        card: 'block',
        cell: (benefit) => (
          <Switch
            checked={benefit.inPackages}
            onCheckedChange={(shown) => onShow(benefit, shown)}
            aria-label={t('benefits.inPackagesNamed', { name: nameOf(benefit) })}
          />
        ),
        onCard: (benefit) => (
          <SwitchRow
            label={t('benefits.field_inPackages')}
            checked={benefit.inPackages}
            onCheckedChange={(shown) => onShow(benefit, shown)}
          />
        ),
      },
    ]
  }, [t, nameOf, text, kind, carCase, onShow])
}

interface NameProps {
  benefit: Benefit
  /** What the line under the name says. */
  fields: readonly PlainField[]
  carCase: CarCase
}

function Name({ benefit, fields, carCase }: NameProps) {
  const t = useT()
  const name = useNameOf()(benefit)
  const { summary } = useBenefitText()
  const { eligibleBudgetMobilite: eligible, energie, co2 } = benefit
  return (
    <>
      {benefit.photoUrl && (
        <img
          src={benefit.photoUrl}
          alt=""
          loading="lazy"
          className="mb-1 h-10 w-15 rounded-sm bg-white object-cover"
        />
      )}
      <span className="line-clamp-2 break-words">{name}</span>
      <span className="block text-xs font-normal text-ink-soft">
        {[summary(benefit, fields), eligible && t('benefits.eligibleShort')]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {eligible && <EmitsWarning energie={energie} co2={co2} date={carCase.date} />}
    </>
  )
}

interface CarEffectProps {
  benefit: Benefit
  carCase: CarCase
  effect: EffectKey
}

function CarEffect({ benefit, carCase, effect }: CarEffectProps) {
  return useCarEffect(benefit, carCase).write(effect)
}
