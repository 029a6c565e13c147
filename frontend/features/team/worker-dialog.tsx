import { Link } from 'react-router'
import { useWorker, type WorkerFacts } from '@/api/workers'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Skeleton } from '@/components/ui/skeleton'
import { LANGUAGE_NAMES } from '@/lib/language-names'
import type { Locale } from '@/lib/locale'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { DepartmentSelect } from './department-select.tsx'

/** One worker over the list: who they are, and the department they stand in. */
export function WorkerDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const worker = useWorker(id)
  const title = worker.data ? `${worker.data.firstName} ${worker.data.lastName}` : t('team.worker')
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      {worker.isPending && <Skeleton className="h-32" />}
      {worker.error && <ErrorView error={worker.error} onRetry={() => void worker.refetch()} />}
      {worker.data && <Facts worker={worker.data} />}
    </Dialog>
  )
}

function Facts({ worker }: { worker: WorkerFacts }) {
  const t = useT()
  return (
    <>
      <dl className="mb-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
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
      </dl>
      <Field label={t('team.department')} hint={t('team.departmentHint')}>
        {({ id }) => <DepartmentSelect id={id} worker={worker} />}
      </Field>
      <DialogActions>
        <Button asChild>
          <Link to={`${urls.packages}?worker=${worker.id}`}>{t('team.packages')}</Link>
        </Button>
      </DialogActions>
    </>
  )
}
