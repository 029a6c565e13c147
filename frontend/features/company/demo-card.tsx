import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { isUnderWay, useDemoReset, useResetDemo } from '@/api/demo-reset'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { ProgressState } from '@/components/app/progress-state'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'

/** Puts the data of a demo company back to what they were at the start, and shows how far that is. */
export function DemoCard() {
  const t = useT()
  const reset = useDemoReset().data
  const start = useResetDemo()
  const toastError = useToastError()
  const [asking, setAsking] = useState(false)
  const running = isUnderWay(reset)
  useFreshDataAfter(running)

  return (
    <SectionCard title={t('company.demo')}>
      <p className="-mt-2 mb-4 text-ink-soft">{t('company.demoText')}</p>
      {reset?.status === 'failed' && (
        <Notice tone="danger" className="mb-4">
          {t('company.demoFailed')}
        </Notice>
      )}
      {running ? (
        <ProgressState
          words={t('company.demoRunning', { done: reset!.done, total: reset!.total })}
          label={t('company.demo')}
          done={reset!.done}
          total={reset!.total || null}
        />
      ) : (
        <Button variant="danger" busy={start.isPending} onClick={() => setAsking(true)}>
          {t('company.demoReset')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('company.demoAsk')}
        description={t('company.demoAskText')}
        confirm={t('company.demoReset')}
        cancel={t('common.cancel')}
        danger
        onConfirm={() => {
          setAsking(false)
          start.mutate(undefined, { onError: toastError })
        }}
        onCancel={() => setAsking(false)}
      />
    </SectionCard>
  )
}

/** Once a reset that was under way has ended, nothing that this page has loaded is true any more. */
function useFreshDataAfter(running: boolean): void {
  const t = useT()
  const client = useQueryClient()
  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && !running) {
      void client.invalidateQueries()
      toast(t('company.demoDone'))
    }
    wasRunning.current = running
  }, [client, running, t])
}
