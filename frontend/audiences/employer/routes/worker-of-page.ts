import { useParams } from 'react-router'
import { useWorker, type WorkerFacts } from '@/api/workers'
import { useScreenTitle } from '@/components/app/crumbs'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** The person of the page, whose name and place stand in the way to it. What lies around has read them already. */
export function useWorkerOfPage(place?: string): WorkerFacts {
  const t = useT()
  const { workerId = '' } = useParams()
  const worker = useWorker(workerId).data!
  const name = `${worker.firstName} ${worker.lastName}`
  useScreenTitle([
    { label: t('nav.team'), to: urls.team },
    place ? { label: name, to: urls.worker(worker.id) } : { label: name },
    ...(place ? [{ label: t(`worker-page.tab_${place}`) }] : []),
  ])
  return worker
}
