import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { barsPaper } from '#modules/casefiles/domain/paper_needs'
import {
  deleteCasefile,
  useCasefileStep,
  usePrintCasefile,
  useSendForm,
  useWithdrawForm,
  type Casefile,
} from '@/api/casefiles'
import { CONTRACT_LISTS } from '@/api/contracts-changed'
import { openPrintTab, type PrintTab } from '@/lib/print-tab'
import { useT } from '@/lib/use-t'
import { useUndoableDeletion } from '@/lib/use-undoable-deletion'
import { urls } from '@/urls'
import { useCasefilesHome } from './use-casefiles-home.ts'
import { useToastRefusal } from './use-toast-refusal.ts'

/** What is asked about before it is done. */
export type Asked = 'reopen' | 'cancel' | 'withdraw' | 'send' | 'sign'

/** What a person does with a casefile, each telling that it was done. */
export function useCasefileSteps(casefile: Casefile) {
  const t = useT()
  const navigate = useNavigate()
  const home = useCasefilesHome()
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

  /** Its documents, in one PDF; where a browser stopped the tab, the toast opens it. */
  async function show(tab: PrintTab, { documents }: Casefile) {
    const address = await tab.show(documents.map(({ pdfUrl }) => pdfUrl)).catch((error: Error) => {
      tab.close()
      onError(error)
    })
    const open = address
      ? { action: { label: t('documents.open'), onClick: () => window.open(address) } }
      : {}
    if (address !== undefined) toast(t('documents.printed'), open)
  }

  return {
    asked,
    ask,
    printing: print.isPending,
    sending: send.isPending,
    busy: step.isPending || withdraw.isPending,
    print: () => {
      const open = () => openPrintTab(t('documents.printing'))
      // What will be refused opens no tab that only flashes.
      const tab = casefile.problems.some(barsPaper) ? null : open()
      print.mutate(undefined, {
        onSuccess: (printed) => void show(tab ?? open(), printed),
        onError: (error) => {
          tab?.close()
          onError(error)
        },
      })
    },
    printAgain: () => void show(openPrintTab(t('documents.printing')), casefile),
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
        lists: CONTRACT_LISTS,
      })
      void navigate(casefile.contract ? urls.contract(casefile.contract.id) : home.to)
    },
  }
}

export type CasefileSteps = ReturnType<typeof useCasefileSteps>
