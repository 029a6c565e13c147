import { usePortalCalls, type PortalProposal } from '@/api/portal'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { useHouseholdWords } from '@/lib/use-household-words'

interface ProposalNoticeProps {
  /** The last of its kind. */
  proposal: PortalProposal | undefined
  company: string
  isReadOnly: boolean
}

/** What became of what was proposed last: it waits, it was accepted, or refused and why. */
export function ProposalNotice({ proposal, company, isReadOnly }: ProposalNoticeProps) {
  const t = useT()
  const format = useFormat()
  const words = useHouseholdWords()
  const toastError = useToastError()
  const { withdraw } = usePortalCalls()
  if (!proposal || proposal.status === 'WITHDRAWN') return null
  const { id, status, askedAt, settledAt, reason, changes, account } = proposal
  const day = format.day((settledAt ?? askedAt).slice(0, 10))
  return (
    <Notice
      role="status"
      className="mb-4"
      actions={
        status === 'OPEN' &&
        !isReadOnly && (
          <Button
            size="sm"
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate(id, { onError: toastError })}
          >
            {t('portal.takeBack')}
          </Button>
        )
      }
    >
      <p className="font-medium">{t(`portal.proposal_${status}`, { company, day })}</p>
      {reason && <p className="mt-1">{reason}</p>}
      {status === 'OPEN' && (
        <ul className="mt-1">
          {changes.map(({ field, after }) => (
            <li key={field}>
              {t('portal.fieldIs', {
                field: t(`portal.field_${field}`),
                value: words(field, after),
              })}
            </li>
          ))}
          {account && (
            <li className="tabular-nums">
              {[account.iban, account.bic].filter(Boolean).join(' · ')}
            </li>
          )}
        </ul>
      )}
    </Notice>
  )
}
