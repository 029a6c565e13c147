import {
  REGIMES_PRESTATIONS,
  type ComputeError,
  type PrestationsFields,
  type RegimePrestations,
} from '#modules/compute/pure'
import { PRESTATIONS } from '@/api/pay-elements'
import { Field } from '@/components/ui/field'
import { NumberInput } from '@/components/ui/number-input'
import { Select } from '@/components/ui/select'
import { SwitchRow } from '@/components/ui/switch-row'
import { useErrorAt } from '@/lib/pay/use-error-at'
import { useT } from '@/lib/use-t'

const NO_REGIME = 'NONE'

/** What is asked beside hours once there are some of them: the premium of each, or what the year had already. */
const BESIDE = {
  heuresNuit: ['primeNuit'],
  heuresEquipe: ['primeEquipe'],
  heuresDimanche: ['primeDimanche'],
  heuresFerie: ['primeFerie'],
  heuresNettes: ['heuresNettesAnnee'],
} as const
const OVERTIME = ['heuresSup50', 'heuresSup100', 'heuresSup20'] as const

type NumberField = {
  [K in keyof PrestationsFields]-?: number extends PrestationsFields[K] ? K : never
}[keyof PrestationsFields]

interface HoursFormProps {
  told: PrestationsFields
  onChange: (told: PrestationsFields) => void
  errors: readonly ComputeError[]
}

/** Hours by kind, and beside them only what they make matter. */
export function HoursForm({ told, onChange, errors }: HoursFormProps) {
  const t = useT()
  const errorOf = useErrorAt(errors)
  const errorAt = (path: keyof PrestationsFields) => errorOf(`prestations.${path}`)
  const set = (patch: PrestationsFields) => onChange({ ...told, ...patch })
  const number = (key: NumberField, label: string) => (
    <Field key={key} label={label} error={errorAt(key)}>
      {(control) => (
        <NumberInput
          {...control}
          min={0}
          step="any"
          value={told[key] ?? null}
          onValueChange={(value) => onChange({ ...told, [key]: value ?? undefined })}
        />
      )}
    </Field>
  )
  const hasOvertime = OVERTIME.some((key) => (told[key] ?? 0) > 0)
  const hasRegime = (told.heuresNuit ?? 0) > 0 || (told.heuresEquipe ?? 0) > 0
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-4 md:grid-cols-1">
        {PRESTATIONS.flatMap((key) => [
          number(key, t(`compute.inputs.${key}`)),
          ...(key in BESIDE && (told[key] ?? 0) > 0
            ? BESIDE[key as keyof typeof BESIDE].map((beside) =>
                number(
                  beside,
                  beside === 'heuresNettesAnnee'
                    ? t('compute.inputs.heuresNettesAnnee')
                    : t(`compute.told.prestations.${beside}`)
                )
              )
            : []),
        ])}
        {hasOvertime && number('heuresAvantageesAnnee', t('compute.inputs.heuresAvantageesAnnee'))}
      </div>
      {hasOvertime && (
        <SwitchRow
          label={t('compute.inputs.travauxImmobiliers')}
          checked={told.travauxImmobiliers ?? false}
          onCheckedChange={(travauxImmobiliers) => set({ travauxImmobiliers })}
        />
      )}
      {(told.heuresNuit ?? 0) > 0 && (
        <SwitchRow
          label={t('compute.inputs.cinquanteAns')}
          checked={told.cinquanteAns ?? false}
          onCheckedChange={(cinquanteAns) => set({ cinquanteAns })}
        />
      )}
      {hasRegime && (
        <>
          <Field label={t('compute.inputs.regime')} error={errorAt('regime')}>
            {(control) => (
              <Select<string>
                {...control}
                value={told.regime ?? NO_REGIME}
                onValueChange={(next) =>
                  set({ regime: next === NO_REGIME ? undefined : (next as RegimePrestations) })
                }
                options={[NO_REGIME, ...REGIMES_PRESTATIONS].map((value) => ({
                  value,
                  label: t(
                    value === NO_REGIME
                      ? 'pay-elements.regime_NONE'
                      : `compute.told.values.regime_${value}`
                  ),
                }))}
              />
            )}
          </Field>
          <SwitchRow
            label={t('compute.inputs.primePrevue')}
            checked={told.primePrevue ?? false}
            onCheckedChange={(primePrevue) => set({ primePrevue })}
          />
        </>
      )}
    </div>
  )
}
