import {
  METHODES_TVA,
  TAUX_IMPOT,
  type ComputeError,
  type MethodeTva,
  type PackageFields,
  type TauxImpot,
  type VoitureFields,
} from '#modules/compute/pure'
import { Field } from '@/components/ui/field'
import { MoneyInput } from '@/components/ui/money-input'
import { NumberInput } from '@/components/ui/number-input'
import { Select } from '@/components/ui/select'
import { useErrorAt } from '@/lib/pay/use-error-at'
import { useT } from '@/lib/use-t'

interface CarToldProps {
  car: PackageFields
  told: VoitureFields
  onChange: (told: VoitureFields) => void
  errors: readonly ComputeError[]
}

/** What a method of VAT asks: the field and the most of it. */
const NUMBERS: Readonly<
  Record<'REEL' | 'SEMI_FORFAIT', readonly (readonly [keyof VoitureFields, number])[]>
> = {
  REEL: [['usageProfessionnel', 100]],
  SEMI_FORFAIT: [
    ['kmAnnuels', 200_000],
    ['kmDomicileTravail', 500],
  ],
}

const HYBRIDS: readonly unknown[] = ['HYBRIDE_ESSENCE', 'HYBRIDE_DIESEL']

/** What of a car no package tells; only what fits it is asked. */
export function CarTold({ car, told, onChange, errors }: CarToldProps) {
  const t = useT()
  const errorOf = useErrorAt(errors)
  const errorAt = (key: keyof VoitureFields) => errorOf(`voiture.${key}`)
  const set = (key: keyof VoitureFields, value: number | null) =>
    onChange({ ...told, [key]: value ?? undefined })
  const plugIn = HYBRIDS.includes(car.energieVS) && !car.nonRechargeableVS
  const hasPlug = plugIn || car.energieVS === 'ELECTRIQUE'
  const tva = told.tva ?? 'COMPRISE'
  const number = (key: keyof VoitureFields, max: number) => (
    <Field key={key} label={t(`compute.told.voiture.${key}`)} error={errorAt(key)}>
      {(control) => (
        <NumberInput
          {...control}
          min={0}
          max={max}
          step="any"
          value={(told[key] as number | undefined) ?? null}
          onValueChange={(value) => set(key, value)}
        />
      )}
    </Field>
  )
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 print:hidden">
      <legend className="mb-3 font-semibold">{t('car-cost.told')}</legend>
      <Field label={t('compute.told.voiture.tva')} error={errorAt('tva')}>
        {(control) => (
          <Select<MethodeTva>
            {...control}
            value={tva}
            // What belongs to another method would be refused.
            onValueChange={(next) =>
              onChange({
                ...told,
                tva: next,
                usageProfessionnel: undefined,
                kmAnnuels: undefined,
                kmDomicileTravail: undefined,
              })
            }
            options={METHODES_TVA.map((value) => ({
              value,
              label: t(`compute.told.values.${value}`),
            }))}
          />
        )}
      </Field>
      {(tva === 'REEL' || tva === 'SEMI_FORFAIT') &&
        NUMBERS[tva].map(([key, max]) => number(key, max))}
      <Field label={t('compute.told.voiture.impot')} error={errorAt('impot')}>
        {(control) => (
          <Select<TauxImpot>
            {...control}
            value={told.impot ?? 'NORMAL'}
            onValueChange={(impot) => onChange({ ...told, impot })}
            options={TAUX_IMPOT.map((value) => ({
              value,
              label: t(`compute.told.values.${value}`),
            }))}
          />
        )}
      </Field>
      {plugIn && car.hasCarteEssence && number('partElectrique', 100)}
      {hasPlug && number('kwhDomicile', 10_000)}
      {hasPlug && (told.kwhDomicile ?? 0) > 0 && number('tarifRecharge', 150)}
      <Field
        label={t('compute.told.voiture.fraisAnnexes')}
        hint={t('car-cost.otherHint')}
        error={errorAt('fraisAnnexes')}
      >
        {(control) => (
          <MoneyInput
            {...control}
            step={100}
            value={told.fraisAnnexes ?? null}
            onValueChange={(value) => set('fraisAnnexes', value)}
          />
        )}
      </Field>
      <Field
        label={t('compute.told.voiture.budgetPilier2')}
        hint={t('car-cost.pillar2Hint')}
        error={errorAt('budgetPilier2')}
      >
        {(control) => (
          <MoneyInput
            {...control}
            step={50}
            value={told.budgetPilier2 ?? null}
            onValueChange={(value) => set('budgetPilier2', value)}
          />
        )}
      </Field>
    </fieldset>
  )
}
