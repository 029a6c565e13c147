import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { useT } from '@/lib/use-t'
import type { CasefileSteps } from './use-casefile-steps.ts'

/** The questions before what cannot be taken back. */
export function StepDialogs({ steps }: { steps: CasefileSteps }) {
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
      description={t(`documents.${name}Text`)}
      confirm={t(`documents.${name}Confirm`)}
      cancel={t('documents.keep')}
      danger={name === 'cancel'}
      onConfirm={onConfirm}
      onCancel={() => steps.ask(null)}
    />
  ))
}
