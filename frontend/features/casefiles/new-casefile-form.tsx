import { useState } from 'react'
import { useNavigate } from 'react-router'
import { usePrepareCasefile } from '@/api/casefiles'
import { ProblemNotice } from '@/components/app/problem-notice'
import type { ChosenWorker } from '@/components/app/worker-dialog'
import { WorkerField } from '@/components/app/worker-field'
import { Button } from '@/components/ui/button'
import { newId } from '@/lib/new-id'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** A casefile without a contract yet: for whom. */
export function NewCasefileForm({ worker: known = null }: { worker?: ChosenWorker | null }) {
  const t = useT()
  const navigate = useNavigate()
  const prepare = usePrepareCasefile()
  const [id] = useState(newId)
  const [worker, setWorker] = useState(known)
  return (
    <div className="flex flex-col gap-6">
      <WorkerField
        label={t('documents.worker')}
        hint={t('documents.newHint')}
        placeholder={t('documents.chooseWorker')}
        worker={worker}
        onChange={setWorker}
      />
      <ProblemNotice error={prepare.error} />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button
          variant="primary"
          disabled={!worker}
          busy={prepare.isPending}
          onClick={() =>
            worker &&
            prepare.mutate(
              { id, workerId: worker.id },
              { onSuccess: () => void navigate(urls.casefile(id), { replace: true }) }
            )
          }
        >
          {t('documents.prepare')}
        </Button>
      </div>
    </div>
  )
}
