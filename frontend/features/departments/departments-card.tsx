import { postDepartments } from '#client/bounds'
import { useDepartments, useRemoveDepartment, useSaveDepartment } from '@/api/departments'
import { usePeople } from '@/api/list-people'
import type { Department } from '@/api/types'
import { ListCard } from '@/components/app/list-card'
import { ChecksField } from '@/components/form/checks-field'
import { ChoiceField } from '@/components/form/choice-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'
import { NameForm } from './name-form.tsx'

/** The departments and who manages them. */
export function DepartmentsCard() {
  const t = useT()
  const departments = useDepartments()
  const remove = useRemoveDepartment()
  const toastError = useToastError()
  const nameOf = (id: string | null) => departments.data?.find((each) => each.id === id)?.name
  return (
    <ListCard
      title={t('departments.departments')}
      list={departments}
      detail={({ managers, parentId }) =>
        [
          managers.length === 0
            ? t('departments.noManager')
            : managers.map(({ displayName }) => displayName).join(', '),
          nameOf(parentId) && t('departments.under', { parent: nameOf(parentId)! }),
        ]
          .filter(Boolean)
          .join(' · ')
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
  const managers = item?.managers.map(({ id }) => id) ?? []
  const form = useBoundForm({
    bounds: postDepartments,
    defaultValues: {
      name: item?.name ?? '',
      managerIds: managers,
      parentId: item?.parentId ?? null,
    },
    send: (body) => save.mutateAsync({ id: item?.id, ...body }),
    onSaved: onDone,
  })
  const people = (usePeople().data ?? []).filter(
    ({ id, deactivatedAt, role }) =>
      managers.includes(id) || (deactivatedAt === null && role === 'MANAGER')
  )
  const others = (useDepartments().data ?? []).filter(({ id }) => id !== item?.id)
  return (
    <NameForm form={form} onCancel={onDone}>
      <ChecksField
        form={form}
        name="managerIds"
        label={t('departments.managers')}
        hint={t('departments.managersHint')}
        options={people.map(({ id, displayName }) => ({ value: id, label: displayName }))}
      />
      <ChoiceField
        form={form}
        name="parentId"
        label={t('departments.parent')}
        hint={t('departments.parentHint')}
        options={[
          { value: null, label: t('departments.noParent') },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </NameForm>
  )
}
