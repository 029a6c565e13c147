import { useDepartments } from '@/api/departments'
import { useLocations } from '@/api/named-lists'
import { AUDIENCE_STANDINGS, type Audience } from '@/api/rewards'
import { useTeamFunctions } from '@/api/team'
import { Segmented } from '@/components/ui/segmented'
import { Select } from '@/components/ui/select'
import { LANGUAGE_NAMES } from '@/lib/language-names'
import { LOCALES } from '@/lib/locale'
import { useT } from '@/lib/use-t'

const ALL = 'all'

interface AudienceFieldProps {
  /** Null: not chosen yet; empty: the whole company. */
  value: Audience | null
  onChange: (audience: Audience | null) => void
  disabled?: boolean
}

type Kind = 'unset' | 'company' | 'some'

/** Whom a round is for: not chosen yet, the whole company, or the people of a filter of the team. */
export function AudienceField({ value, onChange, disabled }: AudienceFieldProps) {
  const t = useT()
  const kind: Kind = value === null ? 'unset' : Object.keys(value).length === 0 ? 'company' : 'some'
  return (
    <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium">{t('reward-statements.audience')}</legend>
      <Segmented<Kind>
        label={t('reward-statements.audience')}
        className="self-start max-sm:w-full"
        value={kind}
        onValueChange={(next) =>
          onChange(next === 'unset' ? null : next === 'company' ? {} : { standing: 'ACTIVE' })
        }
        options={[
          ...(kind === 'unset'
            ? [{ value: 'unset' as const, label: t('reward-statements.nobody') }]
            : []),
          { value: 'company', label: t('reward-statements.everybody') },
          { value: 'some', label: t('reward-statements.some') },
        ]}
      />
      {kind === 'some' && <Filters value={value!} onChange={onChange} disabled={disabled} />}
      <p className="text-xs text-ink-soft">{t('reward-statements.audienceHint')}</p>
    </fieldset>
  )
}

function Filters({
  value,
  onChange,
  disabled,
}: {
  value: Audience
  onChange: (audience: Audience) => void
  disabled?: boolean
}) {
  const t = useT()
  const functions = useTeamFunctions().data?.map((name) => ({ value: name, label: name }))
  const lists = {
    department: named(useDepartments().data),
    location: named(useLocations().data),
    nomFonction: functions,
    standing: AUDIENCE_STANDINGS.map((each) => ({
      value: each as string,
      label: t(`reward-statements.standing_${each}`),
    })),
    language: LOCALES.map((each) => ({ value: each as string, label: LANGUAGE_NAMES[each] })),
  }
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {Object.entries(lists).map(([name, options = []]) =>
        options.length === 0 ? null : (
          <Select
            key={name}
            aria-label={t(`reward-statements.filter_${name}`)}
            disabled={disabled}
            value={value[name as keyof Audience] ?? ALL}
            onValueChange={(next) => {
              const { [name as keyof Audience]: _before, ...rest } = value
              onChange(next === ALL ? rest : { ...rest, [name]: next })
            }}
            options={[{ value: ALL, label: t(`reward-statements.every_${name}`) }, ...options]}
          />
        )
      )}
    </div>
  )
}

function named(items: readonly { id: string; name: string }[] | undefined) {
  return items?.map(({ id, name }) => ({ value: id, label: name }))
}
