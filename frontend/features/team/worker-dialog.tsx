import { Link } from 'react-router'
import { knownSituation } from '#modules/compute/pure'
import { useCan } from '@/api/get-user'
import { useWorker, type WorkerFacts } from '@/api/workers'
import { ErrorView } from '@/components/app/error-view'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { useGates } from '@/lib/gate'
import { LANGUAGE_NAMES } from '@/lib/language-names'
import type { Locale } from '@/lib/locale'
import { useFieldWords } from '@/lib/pay/use-field-words'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { DepartmentSelect } from './department-select.tsx'
import { WorkerDetails } from './worker-details.tsx'
import { WorkerForm } from './worker-form.tsx'

/** One worker over the list: who they are, in which department, and their civil situation; to correct with the right to. */
export function WorkerDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const { locks } = useGates()
  const worker = useWorker(id)
  const canWrite = useCan('team.write')
  const seesCasefiles = useCan('casefiles.read')
  const canPrepare = useCan('casefiles.write')
  const keepsRecords = useCan('workers.details')
  const title = worker.data ? `${worker.data.firstName} ${worker.data.lastName}` : t('team.worker')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      className="max-w-lg"
      description={
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          <Link
            to={`${urls.packages}?worker=${id}`}
            className="text-accent underline-offset-4 hover:underline"
          >
            {t('team.packages')}
          </Link>
          {!locks({ feature: 'contracts' }) && (
            <Link
              to={urls.workerContracts(id)}
              className="text-accent underline-offset-4 hover:underline"
            >
              {t('team.contracts')}
            </Link>
          )}
          {!locks({ feature: 'documents' }) && seesCasefiles && (
            <Link
              to={`${urls.documents}?workerId=${id}`}
              className="text-accent underline-offset-4 hover:underline"
            >
              {t('team.casefiles')}
            </Link>
          )}
          {!locks({ feature: 'documents' }) && canPrepare && (
            <Link
              to={urls.newCasefile({ workerId: id })}
              className="text-accent underline-offset-4 hover:underline"
            >
              {t('documents.prepare')}
            </Link>
          )}
        </span>
      }
    >
      {worker.isPending && <Skeleton className="h-96" />}
      {worker.error && <ErrorView error={worker.error} onRetry={() => void worker.refetch()} />}
      {worker.data &&
        (canWrite ? (
          <WorkerForm worker={worker.data} onDone={onClose} />
        ) : (
          <Facts worker={worker.data} />
        ))}
      {worker.data && keepsRecords && <WorkerDetails id={id} />}
    </Dialog>
  )
}

function Facts({ worker }: { worker: WorkerFacts }) {
  const t = useT()
  const words = useFieldWords()
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
      <dt className="text-ink-soft">{t('team.email')}</dt>
      <dd className="truncate">
        {worker.email ? (
          <a
            href={`mailto:${worker.email}`}
            className="text-accent underline-offset-4 hover:underline"
          >
            {worker.email}
          </a>
        ) : (
          t('team.noEmail')
        )}
      </dd>
      <dt className="text-ink-soft">{t('common.language')}</dt>
      <dd>{LANGUAGE_NAMES[worker.language as Locale]}</dd>
      <dt className="text-ink-soft">{t('team.department')}</dt>
      <dd>
        <DepartmentSelect worker={worker} />
      </dd>
      {Object.entries(knownSituation(worker)).map(([key, value]) => (
        <div key={key} className="contents">
          <dt className="text-ink-soft">{words.label(`worker.${key}`)}</dt>
          <dd>{words.value(`worker.${key}`, value)}</dd>
        </div>
      ))}
    </dl>
  )
}
