import { listCommissions } from '#modules/compute/pure'
import type { ModelSettings } from '@/api/compute-model-configs'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { useT } from '@/lib/use-t'
import { EMPLOYMENT_TYPES, hasCommittee, PARAMETERS } from './parameters.ts'
import { useModelText } from './use-model-text.ts'

export interface SettingsFieldsProps {
  settings: ModelSettings
  onChange: (changes: Partial<ModelSettings>) => void
  errorAt: (key: string) => string | undefined
}

const NONE = 'none'

/** The kind of work and its joint committee, or what stands in its place for a trainee. */
export function CommitteeFields({ settings, onChange, errorAt }: SettingsFieldsProps) {
  const t = useT()
  const text = useModelText()
  const { employmentType, commissionParitaire } = settings
  const codes = listCommissions().filter(
    ({ training }) => training === (employmentType === 'INTERN')
  )
  return (
    <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <Field label={t('models.employmentType')} error={errorAt('employmentType')}>
        {(own) => (
          <Select
            {...own}
            value={employmentType}
            onValueChange={(type) => onChange(changeOfType(settings, type))}
            options={EMPLOYMENT_TYPES.map((type) => ({
              value: type,
              label: t(`models.employment_${type}`),
            }))}
          />
        )}
      </Field>
      {employmentType !== 'CONTRACTOR' && (
        <Field label={t('models.commissionParitaire')} error={errorAt('commissionParitaire')}>
          {(own) => (
            <Select
              {...own}
              value={commissionParitaire ?? NONE}
              onValueChange={(code) =>
                onChange({ commissionParitaire: code === NONE ? undefined : code })
              }
              options={[
                { value: NONE, label: t('models.noCommission') },
                ...codes.map(({ code }) => ({ value: code, label: text.commission(code) })),
              ]}
            />
          )}
        </Field>
      )}
    </div>
  )
}

/** Another kind of work loses what only the other one has. */
function changeOfType(
  settings: ModelSettings,
  employmentType: ModelSettings['employmentType']
): Partial<ModelSettings> {
  const next = { ...settings, employmentType }
  const stays = hasCommittee(next) && hasCommittee(settings)
  if (stays) return { employmentType }
  const lost = PARAMETERS.filter(({ ofCommittee }) => ofCommittee).flatMap(({ key, flag }) =>
    flag ? [key, flag] : [key]
  )
  return {
    employmentType,
    commissionParitaire: undefined,
    ...(!hasCommittee(next) && Object.fromEntries(lost.map((key) => [key, undefined]))),
  }
}
