import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { today } from '#modules/shared/values/days'
import { useDepartments } from '@/api/departments'
import { useCan } from '@/api/get-user'
import { useCostCenters, useLocations } from '@/api/named-lists'
import { useWorker, type WorkerFacts } from '@/api/workers'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { JobForm } from './job-form.tsx'
import { fullName, lengthOf } from './worker-facts.ts'

/** What a person does, since when, for whom and where. */
export function JobCard({ worker }: { worker: WorkerFacts }) {
  const t = useT()
  const canWrite = useCan('team.write')
  const [isEditing, setEditing] = useState(false)
  return (
    <SectionCard
      title={t('worker-page.job')}
      aside={
        canWrite &&
        !isEditing && (
          <Button size="sm" aria-label={t('worker-page.editJob')} onClick={() => setEditing(true)}>
            {t('worker-page.edit')}
          </Button>
        )
      }
    >
      {isEditing ? (
        <JobForm worker={worker} onDone={() => setEditing(false)} />
      ) : (
        <Known worker={worker} />
      )}
    </SectionCard>
  )
}

function Known({ worker }: { worker: WorkerFacts }) {
  const t = useT()
  const format = useFormat()
  const departments = useDepartments().data ?? []
  const locations = useLocations().data ?? []
  const centers = useCostCenters().data ?? []
  const { startOfSeniorityStr: since } = worker
  const lines: [name: string, value: ReactNode][] = [
    ['nomFonction', worker.nomFonction],
    ['level', worker.level],
    ['department', departments.find(({ id }) => id === worker.departmentId)?.name],
    ['manager', worker.managerId && <Manager id={worker.managerId} />],
    ['place', locations.find(({ id }) => id === worker.contractLocationId)?.name],
    ['costCenter', centers.find(({ id }) => id === worker.costCenterId)?.name],
    [
      'seniority',
      since &&
        `${format.day(since, 'medium')} · ${t('worker-page.length', lengthOf(since, today()))}`,
    ],
    ['employeeNumber', worker.employeeNumber],
  ]
  const known = lines.filter(([, value]) => value)
  if (known.length === 0) return <p className="text-sm text-ink-soft">{t('worker-page.noJob')}</p>
  return (
    <dl className="grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-x-6 gap-y-2.5 text-sm">
      {known.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{t(`worker-page.${name}`)}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Manager({ id }: { id: string }) {
  const { data } = useWorker(id)
  return data ? (
    <Link to={urls.worker(id)} className="text-accent underline-offset-4 hover:underline">
      {fullName(data)}
    </Link>
  ) : (
    '…'
  )
}
