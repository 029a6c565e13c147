import type { Casefile, CasefileStatus } from '@/api/casefiles'
import { Stages } from '@/components/app/stages'
import { useT } from '@/lib/use-t'

const STAGES = ['prepare', 'form', 'sign', 'signed'] as const

/** Which stage is under way; of what ended unsigned, none. */
const AT: Partial<Record<CasefileStatus, number>> = {
  DRAFT: 0,
  WORKER_FORM_SENT: 1,
  WORKER_INFO_READY: 2,
  SIGNING: 2,
  SEALING: 2,
  SIGNED: 3,
}

/** How far it is from the first document to the signed one, in four stages with their days. */
export function CasefileProgress({ casefile }: { casefile: Casefile }) {
  const t = useT()
  const { status, form, sentAt, signedOnStr, createdAt } = casefile
  const at = AT[status]
  if (at === undefined) return null
  const days = [createdAt, form.filledAt ?? form.sentAt, sentAt, signedOnStr]
  return (
    <Stages
      label={t('documents.progress')}
      at={at}
      isDone={status === 'SIGNED'}
      stages={STAGES.map((name, index) => ({
        name,
        label: t(`documents.stage_${name}`),
        day: index <= at ? days[index] : null,
      }))}
    />
  )
}
