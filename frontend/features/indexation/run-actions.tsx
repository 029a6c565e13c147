import { useState } from 'react'
import { Check, Download, Mail, RotateCcw, Undo2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import {
  indexationCsv,
  useApplyIndexation,
  useApproveIndexation,
  usePlanAgain,
  useRemoveIndexation,
  useSendIndexLetters,
  useUndoIndexation,
  type RunDetail,
} from '@/api/indexations'
import { ApiProblem } from '@/api/problem'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { FileLink } from '@/components/app/file-link'
import { RowMenu } from '@/components/list/row-menu'
import { Button } from '@/components/ui/button'
import { MenuItem } from '@/components/ui/dropdown-menu'
import { useFileOrToast } from '@/lib/use-file-or-toast'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { urls } from '@/urls'
import { RefuseDialog } from './refuse-dialog.tsx'

interface RunActionsProps {
  run: RunDetail
  /** Who keeps a step from being taken, each with why. */
  onRefused: (named: readonly string[]) => void
}

type Question = 'alone' | 'undo' | 'letters' | 'remove'

/** What the reader may do with a run now. */
export function RunActions({ run, onRefused }: RunActionsProps) {
  const t = useT()
  const navigate = useNavigate()
  const toastError = useToastError()
  const [asked, setAsked] = useState<Question | null>(null)
  const [refusing, setRefusing] = useState(false)
  const csv = useFileOrToast(indexationCsv(run.id))
  const approve = useApproveIndexation(run.id)
  const apply = useApplyIndexation(run.id)
  const again = usePlanAgain(run.id)
  const undo = useUndoIndexation(run.id)
  const letters = useSendIndexLetters(run.id)
  const remove = useRemoveIndexation(run.id)
  const may = (step: RunDetail['steps'][number]) => run.steps.includes(step)
  const isFinal = run.percentLow === null && (run.event === null || run.event.status === 'FINAL')

  const onError = (error: Error) => {
    const people = error instanceof ApiProblem ? error.errors.map(({ message }) => message) : []
    onRefused(people)
    toastError(error)
  }
  const done = (words: string) => ({
    onSuccess: () => {
      onRefused([])
      toast(words)
    },
    onError,
  })
  const approveAndApply = (alone: boolean) =>
    approve.mutate(
      { fingerprint: run.fingerprint!, ...(alone && { alone }) },
      {
        onSuccess: () => apply.mutate(undefined, done(t('indexation.applying'))),
        onError,
      }
    )
  const isComputed = !['waiting', 'running', 'failed'].includes(run.status)
  const mayApprove =
    may('approve') && run.fingerprint !== null && isFinal && run.totals.counts.taken > 0
  return (
    <>
      {isComputed && (
        <Button asChild>
          <FileLink file={csv} icon={Download}>
            CSV
          </FileLink>
        </Button>
      )}
      {may('replan') && (
        <Button
          busy={again.isPending}
          onClick={() => again.mutate(undefined, done(t('indexation.planning')))}
        >
          <RotateCcw aria-hidden />
          {t('indexation.planAgain')}
        </Button>
      )}
      {may('refuse') && <Button onClick={() => setRefusing(true)}>{t('indexation.refuse')}</Button>}
      {mayApprove && !run.isMine && (
        <Button
          variant="primary"
          busy={approve.isPending || apply.isPending}
          onClick={() => approveAndApply(false)}
        >
          <Check aria-hidden />
          {t('indexation.approve')}
        </Button>
      )}
      {mayApprove && run.mayBeAlone && (
        <Button
          variant="primary"
          busy={approve.isPending || apply.isPending}
          onClick={() => setAsked('alone')}
        >
          {t('indexation.approveAlone')}
        </Button>
      )}
      {may('apply') && (
        <Button
          variant="primary"
          busy={apply.isPending}
          onClick={() => apply.mutate(undefined, done(t('indexation.applying')))}
        >
          {t('indexation.apply')}
        </Button>
      )}
      {may('write') && (
        <Button variant="primary" busy={letters.isPending} onClick={() => setAsked('letters')}>
          <Mail aria-hidden />
          {t('indexation.sendLetters')}
        </Button>
      )}
      {may('undo') && (
        <Button busy={undo.isPending} onClick={() => setAsked('undo')}>
          <Undo2 aria-hidden />
          {t('indexation.undo')}
        </Button>
      )}
      {may('remove') && (
        <RowMenu onPage label={t('indexation.more')} busy={remove.isPending}>
          <MenuItem onSelect={() => setAsked('remove')}>{t('indexation.remove')}</MenuItem>
        </RowMenu>
      )}
      <RefuseDialog run={run} open={refusing} onClose={() => setRefusing(false)} />
      <ConfirmDialog
        open={asked !== null}
        title={t(`indexation.ask_${asked ?? 'undo'}`)}
        description={t(`indexation.ask_${asked ?? 'undo'}_text`, {
          count: run.totals.counts.applied - run.totals.counts.letters,
        })}
        confirm={t(`indexation.ask_${asked ?? 'undo'}_confirm`)}
        cancel={t('common.cancel')}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null)
          if (asked === 'alone') approveAndApply(true)
          if (asked === 'undo') undo.mutate(undefined, done(t('indexation.undoing')))
          if (asked === 'letters')
            letters.mutate(undefined, {
              onSuccess: ({ letters: sent, withoutAddress }) =>
                toast(t('indexation.lettersSent', { sent, withoutAddress })),
              onError,
            })
          if (asked === 'remove')
            remove.mutate(undefined, {
              onSuccess: () => {
                toast(t('indexation.removed'))
                void navigate(urls.indexations)
              },
              onError,
            })
        }}
      />
    </>
  )
}
