import { useState } from 'react'
import { useDepartments, useRemoveDepartment, useSaveDepartment } from '@/api/departments'
import { usePeople } from '@/api/list-people'
import type { Department } from '@/api/types'
import { ListCard } from '@/components/app/list-card'
import { CheckRow } from '@/components/ui/check-row'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'
import { NameForm } from './name-form.tsx'

/** The departments and who manages them. */
export function DepartmentsCard() {
  const t = useT()
  const departments = useDepartments()
  const remove = useRemoveDepartment()
  const toastError = useToastError()
  return (
    <ListCard
      title={t('departments.departments')}
      list={departments}
      detail={({ managers }) =>
        managers.length === 0
          ? t('departments.noManager')
          : managers.map(({ displayName }) => displayName).join(', ')
      }
      removeText={t('departments.removeText')}
      onRemove={({ id }) => remove.mutate(id, { onError: toastError })}
      form={(item, onDone) => <OneDepartment item={item} onDone={onDone} />}
    />
  )
}

function OneDepartment({ item, onDone }: { item: Department | null; onDone: () => void }) {
  const t = useT()
  const save = useSaveDepartment()
  const [managers, setManagers] = useState(item?.managers.map(({ id }) => id) ?? [])
  const people = (usePeople().data ?? []).filter(
    ({ id, deactivatedAt, role }) =>
      managers.includes(id) || (deactivatedAt === null && role === 'MANAGER')
  )
  return (
    <NameForm
      name={item?.name ?? ''}
      busy={save.isPending}
      error={save.error}
      onSubmit={(name) =>
        save.mutate({ id: item?.id, name, managerIds: managers }, { onSuccess: onDone })
      }
      onCancel={onDone}
    >
      <fieldset>
        <legend className="text-sm font-medium">{t('departments.managers')}</legend>
        <p className="text-xs text-ink-soft">{t('departments.managersHint')}</p>
        {people.map(({ id, displayName }) => (
          <CheckRow
            key={id}
            label={displayName}
            checked={managers.includes(id)}
            onCheckedChange={(checked) =>
              setManagers(checked ? [...managers, id] : managers.filter((other) => other !== id))
            }
          />
        ))}
      </fieldset>
    </NameForm>
  )
}
