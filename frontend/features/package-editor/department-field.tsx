import { useWatch } from 'react-hook-form'
import { useDepartments } from '@/api/departments'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { useT } from '@/lib/use-t'
import { useEditor } from './editor-context.tsx'

const NONE = 'NONE'

/** The department of the job. A company without departments is not asked. */
export function DepartmentField() {
  const t = useT()
  const { form, patch, errorAt } = useEditor()
  const value = useWatch({ control: form.control, name: 'package.department' })
  const listed = useDepartments().data ?? []
  // A department that was removed since stays readable on the packages that name it.
  const departments =
    value && !listed.some(({ id }) => id === value.id) ? [...listed, value] : listed
  if (departments.length === 0) return null
  function change(id: string) {
    const found = departments.find((department) => department.id === id)
    patch({ department: found ? { id: found.id, name: found.name } : null })
  }
  return (
    <Field label={t('editor.department')} error={errorAt('package.department')}>
      {(control) => (
        <Select<string>
          {...control}
          value={value?.id ?? NONE}
          onValueChange={change}
          options={[
            { value: NONE, label: t('editor.noDepartment') },
            ...departments.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </Field>
  )
}
