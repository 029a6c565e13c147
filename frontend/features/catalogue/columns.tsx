import { PHOTO_KINDS } from '#modules/catalogue/domain/benefit_photo'
import { useMemo } from 'react'
import type { Benefit, BenefitKind } from '@/api/benefits'
import type { Column } from '@/components/list/column'
import { EmitsWarning } from '@/components/pay/emits-warning'
import { Silhouette } from '@/components/pay/silhouette'
import { Switch } from '@/components/ui/switch'
import { SwitchRow } from '@/components/ui/switch-row'
import { useNameOf } from '@/lib/use-name-of'
import { useT } from '@/lib/use-t'
import type { CarCase } from './car-effect.ts'
import { FIELDS_OF, type PlainField } from './kinds.ts'
import { useBenefitText } from './use-benefit-text.ts'
import { EFFECTS, useCarEffect, type EffectKey } from './use-car-effect.ts'

/** What stands under the name; the table leaves it to the form. */
const BELOW: readonly PlainField[] = [
  'energie',
  'co2',
  'batterie',
  'co2Equivalent',
  'carrosserie',
  'autonomie',
  'puissanceCharge',
]
/** What a car costs and what it does are the figures of its card; what it is worth stands under its name there. */
const BELOW_ON_CARD: readonly PlainField[] = [...BELOW, 'valeur', 'dateImmatriculation']
const CARD_EFFECTS: readonly EffectKey[] = ['atn', 'net']
/** Where there is no room for it beside the others, it stands under what the car costs. */
const ONLY_WIDE: readonly EffectKey[] = ['co2']
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
    const isCar = kind === 'voitureSociete'
    const fields = FIELDS_OF[kind].filter((field) => !HIDDEN.includes(field))
    const below = FIELDS_OF[kind].filter((field) => BELOW.includes(field))
    const onCard = isCar ? FIELDS_OF[kind].filter((field) => BELOW_ON_CARD.includes(field)) : below
    return [
      {
        id: 'name',
        head: t('benefits.field_description'),
        cell: (benefit) => <Name benefit={benefit} fields={below} carCase={carCase} />,
        onCard: (benefit) => <Name benefit={benefit} fields={onCard} carCase={carCase} />,
        className: 'w-full min-w-48 max-2xl:max-w-80 2xl:min-w-64',
      },
      ...fields.map((field) => ({
        id: field,
        head: text.label(kind, field),
        amount: true,
        card: onCard.includes(field) ? undefined : ('figure' as const),
        cell: (benefit: Benefit) => (
          <>
            {text.value(benefit, field)}
            {isCar && field === 'tcoMensuel' && <Co2Below benefit={benefit} carCase={carCase} />}
          </>
        ),
      })),
      ...(isCar ? EFFECTS : []).map((effect) => ({
        id: effect,
        head: t(`benefits.effect_${effect}`),
        amount: true,
        card: CARD_EFFECTS.includes(effect) ? ('figure' as const) : undefined,
        wide: ONLY_WIDE.includes(effect),
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
    <span className="flex items-center gap-3 max-xl:items-start">
      <Picture benefit={benefit} />
      <span className="min-w-0">
        <span className="line-clamp-2 break-words">{name}</span>
        <span className="block text-xs font-normal text-ink-soft">
          {[summary(benefit, fields), eligible && t('benefits.eligibleShort')]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {eligible && <EmitsWarning energie={energie} co2={co2} date={carCase.date} />}
      </span>
    </span>
  )
}

/** As candidates see it: the company's photo, else the shape. */
function Picture({ benefit: { kind, photoUrl, carrosserie } }: { benefit: Benefit }) {
  if (photoUrl)
    return (
      <img
        src={photoUrl}
        alt=""
        loading="lazy"
        className="h-11 w-17 shrink-0 rounded-md bg-white object-cover"
      />
    )
  if (!PHOTO_KINDS.includes(kind)) return null
  return (
    <span className="grid h-11 w-17 shrink-0 place-items-center rounded-md bg-accent-soft">
      <Silhouette kind={kind === 'voitureSociete' ? 'car' : 'bike'} body={carrosserie} />
    </span>
  )
}

/** The contribution of a month, where its own column has no room. */
function Co2Below({ benefit, carCase }: Omit<CarEffectProps, 'effect'>) {
  const amount = useCarEffect(benefit, carCase).write('co2')
  const t = useT()
  return (
    <span className="block text-xs text-ink-soft max-xl:hidden min-[120rem]:hidden">
      {t('benefits.plusCo2', { amount })}
    </span>
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
