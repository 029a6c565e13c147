import { useAudit, type AuditFilter } from '@/api/list-audit'
import { usePeople } from '@/api/list-people'
import type { AuditEvent } from '@/api/types'
import { DateInput } from '@/components/ui/date-input'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { useT } from '@/lib/use-t'
import { useEventName } from './use-event-name.ts'

const ALL = 'all'

interface AuditFiltersProps {
  filter: AuditFilter
  onChange: (change: AuditFilter) => void
}

/** Which event, whose, and on which day. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const t = useT()
  const nameOf = useEventName()
  const people = usePeople().data ?? []
  const events = useAudit(filter).data?.pages[0]?.events ?? []
  return (
    <div className="mb-6 grid grid-cols-2 gap-x-2 gap-y-3 *:first:col-span-2 sm:grid-cols-3 sm:gap-4 sm:*:first:col-span-1">
      <Field label={t('audit.event')}>
        {(control) => (
          <Select
            {...control}
            value={filter.event ?? ALL}
            onValueChange={(event) =>
              onChange({ event: event === ALL ? undefined : (event as AuditEvent) })
            }
            options={[
              { value: ALL, label: t('audit.allEvents') },
              ...events.map((event) => ({ value: event, label: nameOf(event) })),
            ]}
          />
        )}
      </Field>
      <Field label={t('audit.person')}>
        {(control) => (
          <Select
            {...control}
            value={filter.actor ?? ALL}
            onValueChange={(actor) => onChange({ actor: actor === ALL ? undefined : actor })}
            options={[
              { value: ALL, label: t('audit.allPeople') },
              ...people.map(({ id, displayName }) => ({ value: id, label: displayName })),
            ]}
          />
        )}
      </Field>
      <Field label={t('audit.day')}>
        {(control) => (
          <DateInput
            {...control}
            label={t('audit.day')}
            value={filter.day ?? ''}
            onValueChange={(day) => onChange({ day })}
          />
        )}
      </Field>
    </div>
  )
}
