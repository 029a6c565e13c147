import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import {
  CASEFILES_KEY,
  deleteCasefile,
  useCasefileStep,
  usePrintCasefile,
  useSendForm,
  useWithdrawForm,
  type Casefile,
} from '@/api/casefiles'
import { useT } from '@/lib/use-t'
import { useUndoableDeletion } from '@/lib/use-undoable-deletion'
import { urls } from '@/urls'
import { useToastRefusal } from './use-toast-refusal.ts'

/** What is asked about before it is done. */
export type Asked = 'reopen' | 'cancel' | 'withdraw' | 'sign'

/** What a person does with a casefile, each telling that it was done. */
export function useCasefileSteps(casefile: Casefile) {
  const t = useT()
  const navigate = useNavigate()
  const onError = useToastRefusal()
  const remove = useUndoableDeletion()
  const [asked, ask] = useState<Asked | null>(null)
  const print = usePrintCasefile(casefile)
  const send = useSendForm(casefile.id)
  const withdraw = useWithdrawForm(casefile.id)
  const step = useCasefileStep(casefile.id)
  const name = casefile.worker.displayName

  const done = (message: string) => ({
    onSuccess: () => {
      ask(null)
      toast(t(message, { name }))
    },
    onError,
  })

  return {
    asked,
    ask,
    printing: print.isPending,
    sending: send.isPending,
    busy: step.isPending || withdraw.isPending,
    /** @param after what was printed, to be opened */
    print: (after: (printed: Casefile) => void) =>
      print.mutate(undefined, {
        onSuccess: (printed) => {
          toast(t('documents.printed'))
          after(printed)
        },
        onError,
      }),
    sendForm: () => send.mutate(undefined, done('documents.formSent')),
    withdrawForm: () => withdraw.mutate(undefined, done('documents.formWithdrawn')),
    reopen: () => step.mutate('reopen', done('documents.reopened')),
    cancel: () => step.mutate('cancel', done('documents.cancelled')),
    copy: () =>
      step.mutate('copy', {
        onSuccess: ({ id }) => void navigate(urls.casefile(id)),
        onError,
      }),
    remove: () => {
      remove({
        id: casefile.id,
        message: t('documents.deleted', { name }),
        remove: deleteCasefile,
        lists: CASEFILES_KEY,
      })
      // A plan with contracts alone has no list of documents.
      void navigate(casefile.contract ? urls.contract(casefile.contract.id) : urls.documents)
    },
  }
}

export type CasefileSteps = ReturnType<typeof useCasefileSteps>
