import { toast } from 'sonner'
import { useDepartments } from '@/api/departments'
import { useCan } from '@/api/get-user'
import { useAssignDepartment, type WorkerFacts } from '@/api/workers'
import { Select } from '@/components/ui/select'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'

/** A choice must have a value; no department has this one. */
const NONE = 'none'

interface DepartmentSelectProps {
  worker: WorkerFacts
  /** Of its label: in a dialog, where nothing outside can be reached, so that the toast offers no undoing. */
  id?: string
  className?: string
  /** Another program keeps it. */
  disabled?: boolean
}

/** The department of a worker: chosen here, undone from the toast of a list; only read without the right. */
export function DepartmentSelect({ worker, id, className, disabled }: DepartmentSelectProps) {
  const t = useT()
  const departments = useDepartments().data ?? []
  const assign = useAssignDepartment()
  const toastError = useToastError()
  const current = departments.find((department) => department.id === worker.departmentId)
  const name = `${worker.firstName} ${worker.lastName}`

  function put(departmentId: string | null, undo?: string | null) {
    const department = departments.find((one) => one.id === departmentId)?.name ?? t('team.none')
    assign.mutate(
      { id: worker.id, departmentId },
      {
        onSuccess: () =>
          toast(
            t('team.assigned', { name, department }),
            undo === undefined || id !== undefined
              ? {}
              : { action: { label: t('team.undo'), onClick: () => put(undo) } }
          ),
        onError: toastError,
      }
    )
  }

  if (!useCan('team.write'))
    return <span className="text-ink-soft">{current?.name ?? t('team.none')}</span>
  return (
    <Select
      id={id}
      className={className}
      aria-label={id ? undefined : t('team.departmentOf', { name })}
      disabled={disabled || assign.isPending}
      value={current?.id ?? NONE}
      onValueChange={(value) => put(value === NONE ? null : value, worker.departmentId)}
      options={[
        { value: NONE, label: t('team.none') },
        ...departments.map((department) => ({ value: department.id, label: department.name })),
      ]}
    />
  )
}
