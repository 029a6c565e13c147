import { toast } from 'sonner'
import { useInviteUser } from '@/api/invite-user'
import { useInvitations } from '@/api/list-invitations'
import type { Invitation, Language, GivenRole } from '@/api/types'
import { useWithdrawInvitation } from '@/api/withdraw-invitation'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'

/** Who was asked in and has not answered. Absent while there is none. */
export function InvitationList() {
  const t = useT()
  const invitations = useInvitations().data ?? []
  if (invitations.length === 0) return null
  return (
    <SectionCard title={t('people.invitations')}>
      <ul aria-label={t('people.invitations')} className="flex flex-col divide-y divide-line">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </SectionCard>
  )
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const t = useT()
  const format = useFormat()
  const invite = useInviteUser()
  const withdraw = useWithdrawInvitation()
  const toastError = useToastError()
  const { email } = invitation
  const over = new Date(invitation.expiresAt).getTime() < Date.now()

  function again() {
    invite.mutate(
      { email, role: invitation.role as GivenRole, language: invitation.language as Language },
      { onSuccess: () => toast(t('people.invited', { email })), onError: toastError }
    )
  }

  function end() {
    withdraw.mutate(invitation.id, {
      onSuccess: () => toast(t('people.withdrawn', { email })),
      onError: toastError,
    })
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 grow basis-56">
        <p className="truncate font-medium">{email}</p>
        <p className="text-xs text-ink-soft">
          {t(`people.role_${invitation.role}`)} ·{' '}
          {t(over ? 'people.expired' : 'people.expires', {
            day: format.day(invitation.expiresAt, 'medium'),
          })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          busy={invite.isPending}
          onClick={again}
          aria-label={t('people.againNamed', { email })}
        >
          {t('people.again')}
        </Button>
        <Button
          size="sm"
          busy={withdraw.isPending}
          onClick={end}
          aria-label={t('people.withdrawNamed', { email })}
        >
          {t('people.withdraw')}
        </Button>
      </div>
    </li>
  )
}
