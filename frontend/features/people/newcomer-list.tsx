import { toast } from 'sonner'
import { useChangeRole } from '@/api/change-role'
import { useRoles } from '@/api/get-roles'
import { usePeople } from '@/api/list-people'
import type { GivenRole, Person } from '@/api/types'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'

/** Who came in by the link for colleagues and waits for a role, each role one click away. Absent while there is none. */
export function NewcomerList() {
  const t = useT()
  const waiting = (usePeople().data ?? []).filter(
    ({ role, deactivatedAt }) => role === 'NEWCOMER' && deactivatedAt === null
  )
  if (waiting.length === 0) return null
  return (
    <SectionCard title={t('people.newcomers')} className="border-accent">
      <p className="-mt-2 mb-2 text-ink-soft">{t('people.newcomersText')}</p>
      <ul aria-label={t('people.newcomers')} className="flex flex-col divide-y divide-line">
        {waiting.map((person) => (
          <NewcomerRow key={person.id} person={person} />
        ))}
      </ul>
    </SectionCard>
  )
}

function NewcomerRow({ person: { id, displayName: name, email } }: { person: Person }) {
  const t = useT()
  // The least first: it is the one that gives away least.
  const toGive = (useRoles().data?.toGive ?? []).toReversed()
  const changeRole = useChangeRole()
  const onError = useToastError()

  function give(role: GivenRole) {
    changeRole.mutate(
      { id, role },
      {
        onSuccess: () => toast(t('people.roleChanged', { name, role: t(`people.role_${role}`) })),
        onError,
      }
    )
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 grow basis-56">
        <p className="truncate font-medium">{name}</p>
        <p className="truncate text-xs text-ink-soft">{email}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {toGive.map((role) => (
          <Button
            key={role}
            size="sm"
            disabled={changeRole.isPending}
            onClick={() => give(role)}
            aria-label={t('people.giveNamed', { name, role: t(`people.role_${role}`) })}
          >
            {t(`people.role_${role}`)}
          </Button>
        ))}
      </div>
    </li>
  )
}
