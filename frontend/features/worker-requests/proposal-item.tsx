import { useState } from 'react'
import { toast } from 'sonner'
import { postWorkerProposalsIdRefusal } from '#client/bounds'
import { useRequestCalls, type WorkerProposal } from '@/api/worker-requests'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { LongTextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Button } from '@/components/ui/button'
import { useFormat } from '@/lib/use-format'
import { useHouseholdWords } from '@/lib/use-household-words'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

/** A change that a worker proposes: accepted with one click, or refused with a reason. */
export function ProposalItem({ proposal }: { proposal: WorkerProposal }) {
  const t = useT()
  const format = useFormat()
  const words = useHouseholdWords()
  const toastError = useToastError()
  const { accept } = useRequestCalls(proposal.worker.id)
  const [isRefusing, setRefusing] = useState(false)
  const { id, kind, askedAt, changes, account } = proposal
  return (
    <li className="rounded-lg border border-line p-3">
      <p className="text-xs text-ink-soft">
        {t('worker-requests.proposedAt', { day: format.day(askedAt.slice(0, 10)) })} ·{' '}
        {t(`worker-requests.kind_${kind}`)}
      </p>
      <ul className="mt-1">
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            {t('worker-requests.change', {
              field: t(`portal.field_${field}`),
              before: words(field, before),
              after: words(field, after),
            })}
          </li>
        ))}
        {account && (
          <li>
            {t('worker-requests.accountIs', {
              account: [account.iban, account.bic].filter(Boolean).join(' · '),
            })}
          </li>
        )}
      </ul>
      {isRefusing ? (
        <RefuseForm proposal={proposal} onDone={() => setRefusing(false)} />
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="primary"
            busy={accept.isPending}
            onClick={() =>
              // Said also when the line has gone meanwhile, with the proposal.
              void accept
                .mutateAsync(id)
                .then(() => toast(t('worker-requests.accepted')), toastError)
            }
          >
            {t('worker-requests.accept')}
          </Button>
          <Button size="sm" onClick={() => setRefusing(true)}>
            {t('worker-requests.refuse')}
          </Button>
        </div>
      )}
    </li>
  )
}

function RefuseForm({ proposal, onDone }: { proposal: WorkerProposal; onDone: () => void }) {
  const t = useT()
  const { refuse } = useRequestCalls(proposal.worker.id)
  const form = useBoundForm({
    bounds: postWorkerProposalsIdRefusal,
    defaultValues: { reason: '' },
    send: (body) => refuse.mutateAsync({ id: proposal.id, ...body }),
    onSaved: () => toast(t('worker-requests.refused')),
  })
  return (
    <Form form={form} className="mt-3">
      <LongTextField
        form={form}
        name="reason"
        rows={2}
        label={t('worker-requests.reason')}
        says={{ required: t('worker-requests.reasonMissing') }}
      />
      <FormButtons form={form} onCancel={onDone}>
        {t('worker-requests.refuse')}
      </FormButtons>
    </Form>
  )
}
