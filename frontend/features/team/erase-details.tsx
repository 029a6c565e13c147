import { useState } from 'react'
import { toast } from 'sonner'
import { ApiProblem } from '@/api/problem'
import { useDetailsCalls, type WorkerDetails } from '@/api/worker-details'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/use-t'

/** Erases what is known of a worker, once it is confirmed; while a contract asks for it, says why and until when. */
export function EraseDetails({ details }: { details: WorkerDetails }) {
  const t = useT()
  const { erase } = useDetailsCalls(details.id)
  const [isAsked, setAsked] = useState(false)
  const reasons = erase.error instanceof ApiProblem ? erase.error.errors : []
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        size="sm"
        variant="ghost"
        className="-ml-3"
        busy={erase.isPending}
        onClick={() => setAsked(true)}
      >
        {t('team.erase')}
      </Button>
      <ProblemNotice error={erase.error} className="w-full">
        {reasons.map(({ path, message }) => (
          <p key={path}>{message}</p>
        ))}
      </ProblemNotice>
      <ConfirmDialog
        open={isAsked}
        title={t('team.eraseTitle')}
        description={t('team.eraseText')}
        confirm={t('team.eraseConfirm')}
        cancel={t('common.cancel')}
        danger
        onConfirm={() => {
          setAsked(false)
          // With nothing left to erase this button goes, and a callback of `mutate` with it; a refusal stands above.
          void erase.mutateAsync().then(
            () => toast(t('team.erased')),
            () => undefined
          )
        }}
        onCancel={() => setAsked(false)}
      />
    </div>
  )
}
