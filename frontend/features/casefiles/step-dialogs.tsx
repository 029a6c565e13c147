import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { useT } from '@/lib/use-t'
import type { CasefileSteps } from './use-casefile-steps.ts'

interface StepDialogsProps {
  steps: CasefileSteps
  /** To be signed in a browser: links are out. */
  wasSent: boolean
}

/** The questions before what cannot be taken back. */
export function StepDialogs({ steps, wasSent }: StepDialogsProps) {
  const t = useT()
  const questions = {
    reopen: steps.reopen,
    cancel: steps.cancel,
    withdraw: steps.withdrawForm,
  }
  return Object.entries(questions).map(([name, onConfirm]) => (
    <ConfirmDialog
      key={name}
      open={steps.asked === name}
      title={t(`documents.${name}Title`)}
      description={t(`${wasSent ? 'signatures' : 'documents'}.${name}Text`)}
      confirm={t(`documents.${name}Confirm`)}
      cancel={t('documents.keep')}
      danger={name === 'cancel'}
      onConfirm={onConfirm}
      onCancel={() => steps.ask(null)}
    />
  ))
}
