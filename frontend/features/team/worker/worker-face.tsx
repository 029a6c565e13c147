import { useCan } from '@/api/get-user'
import { useWorkerDetails } from '@/api/worker-details'
import type { WorkerFacts } from '@/api/workers'
import { fullName } from './worker-facts.ts'

/** The photo for those who keep records; for others, and without one, the initials. */
export function WorkerFace({ worker }: { worker: WorkerFacts }) {
  return useCan('workers.details') ? <Photo worker={worker} /> : <Initials worker={worker} />
}

function Photo({ worker }: { worker: WorkerFacts }) {
  const { data } = useWorkerDetails(worker.id)
  if (!data?.photoUrl) return <Initials worker={worker} />
  return <img src={data.photoUrl} alt="" className="size-11 shrink-0 rounded-full object-cover" />
}

function Initials({ worker }: { worker: WorkerFacts }) {
  const [first] = worker.firstName
  const [last] = worker.lastName
  return (
    <span
      aria-hidden
      title={fullName(worker)}
      className="flex size-11 shrink-0 items-center justify-center rounded-full bg-sunken text-base font-medium text-ink-soft"
    >
      {`${first ?? ''}${last ?? ''}`.toUpperCase()}
    </span>
  )
}
