import { useSearchParams } from 'react-router'
import { MergeWorkers } from '@/features/team/merge/merge-workers'
import { useWorkerOfPage } from './worker-of-page.ts'

/** /team/{workerId}/merge?other={workerId} */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const worker = useWorkerOfPage('merge')
  return (
    <MergeWorkers
      worker={worker}
      otherId={search.get('other')}
      onChoose={(other) => setSearch({ other }, { replace: true })}
    />
  )
}
