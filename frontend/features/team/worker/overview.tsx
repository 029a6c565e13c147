import type { ReactNode } from 'react'
import { useCan } from '@/api/get-user'
import type { WorkerFacts } from '@/api/workers'
import { WorkerDetails } from '../worker-details.tsx'
import { DataCard } from './data-card.tsx'
import { JobCard } from './job-card.tsx'
import { PayToday } from './pay-today.tsx'
import { PersonCard } from './person-card.tsx'

/** One person on a page: what they do and earn, who they are, what is kept of them. */
export function WorkerOverview({
  worker,
  requests,
}: {
  worker: WorkerFacts
  /** What waits in their portal. */
  requests: ReactNode
}) {
  const keepsRecords = useCan('workers.details')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <JobCard worker={worker} />
        <PersonCard worker={worker} />
        {keepsRecords && <WorkerDetails id={worker.id} />}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <PayToday worker={worker} />
        {requests}
        {keepsRecords && <DataCard worker={worker} />}
      </div>
    </div>
  )
}
