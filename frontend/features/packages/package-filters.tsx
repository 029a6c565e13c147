import { useState } from 'react'
import { SlidersHorizontal } from 'lucide-react'
import { useDepartments } from '@/api/departments'
import type { PackageFilter } from '@/api/list-packages'
import type { PackageType } from '@/api/types'
import { useUsedCommissions } from '@/api/used-commissions'
import { WorkerDialog } from '@/components/app/worker-dialog'
import { Button } from '@/components/ui/button'
import { CheckRow } from '@/components/ui/check-row'
import { Field } from '@/components/ui/field'
import { Popover } from '@/components/ui/popover'
import { Select } from '@/components/ui/select'
import { useCommissionName } from '@/lib/pay/use-commission-name'
import { useT } from '@/lib/use-t'
import { TYPES } from './use-package-filter.ts'

const ALL = 'ALL'

interface PackageFiltersProps {
  filter: PackageFilter
  /** The person filtered by, when known. */
  workerName?: string
  onChange: (change: PackageFilter) => void
}

/** The filters that are not always in sight: type, commission, department, worker, archive. */
export function PackageFilters({ filter, workerName, onChange }: PackageFiltersProps) {
  const t = useT()
  const commissionName = useCommissionName()
  const commissions = useUsedCommissions().data ?? []
  const departments = useDepartments().data ?? []
  const [open, setOpen] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const { type, commission, department, worker, archived } = filter
  const count = [type, commission, department, worker, archived].filter(Boolean).length
  const all = (label: string) => ({ value: ALL, label })
  const chosen = (value: string) => (value === ALL ? undefined : value)
  return (
    <>
      <Popover
        align="start"
        className="w-80"
        label={t('packages.filters')}
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button>
            <SlidersHorizontal aria-hidden />
            {t('packages.filtersCount', { count })}
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          <Field label={t('packages.type')}>
            {(control) => (
              <Select
                {...control}
                value={type ?? ALL}
                onValueChange={(value) => onChange({ type: chosen(value) as PackageType })}
                options={[
                  all(t('packages.type_ALL')),
                  ...TYPES.map((value) => ({ value, label: t(`packages.type_${value}`) })),
                ]}
              />
            )}
          </Field>
          <Field label={t('packages.commission')}>
            {(control) => (
              <Select
                {...control}
                value={commission ?? ALL}
                onValueChange={(value) => onChange({ commission: chosen(value) })}
                options={[
                  all(t('packages.commission_ALL')),
                  ...[...new Set([...commissions, ...(commission ? [commission] : [])])].map(
                    (value) => ({ value, label: commissionName(value) })
                  ),
                ]}
              />
            )}
          </Field>
          {departments.length > 0 && (
            <Field label={t('packages.department')}>
              {(control) => (
                <Select
                  {...control}
                  value={department ?? ALL}
                  onValueChange={(value) => onChange({ department: chosen(value) })}
                  options={[
                    all(t('packages.department_ALL')),
                    ...departments.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                />
              )}
            </Field>
          )}
          <Field label={t('packages.worker')}>
            {(control) => (
              <Button
                {...control}
                className="justify-start font-normal"
                onClick={() => {
                  setOpen(false)
                  setChoosing(true)
                }}
              >
                {worker ? (workerName ?? t('packages.worker')) : t('packages.worker_ALL')}
              </Button>
            )}
          </Field>
          <CheckRow
            label={t('packages.showArchived')}
            checked={Boolean(archived)}
            onCheckedChange={(checked) => onChange({ archived: checked || undefined })}
          />
        </div>
      </Popover>
      <WorkerDialog
        open={choosing}
        onOpenChange={setChoosing}
        onSelect={({ id }) => onChange({ worker: id })}
      />
    </>
  )
}
