import { useState } from 'react'
import { toast } from 'sonner'
import { useChangeRole } from '@/api/change-role'
import { useRoles } from '@/api/get-roles'
import { useUser } from '@/api/get-user'
import { usePeople } from '@/api/list-people'
import { useSetActive } from '@/api/set-active'
import type { GivenRole, Person, Role } from '@/api/types'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { ErrorView } from '@/components/app/error-view'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'

/** All people with an account: their role, and whether they may come in. */
export function PeopleList() {
  const t = useT()
  const people = usePeople()
  const setActive = useSetActive()
  const toastError = useToastError()
  const [asked, setAsked] = useState<Person | null>(null)

  function set(person: Person, active: boolean) {
    setActive.mutate(
      { id: person.id, active },
      {
        onSuccess: () =>
          toast(
            t(active ? 'people.reactivated' : 'people.deactivated', { name: person.displayName })
          ),
        onError: toastError,
      }
    )
    setAsked(null)
  }

  return (
    <SectionCard title={t('people.accounts')}>
      {people.isPending && <Skeleton className="h-48" />}
      {people.error && <ErrorView error={people.error} onRetry={() => void people.refetch()} />}
      {people.data && (
        <ul aria-label={t('people.accounts')} className="flex flex-col divide-y divide-line">
          {people.data.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              onDeactivate={() => setAsked(person)}
              onReactivate={() => set(person, true)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={t('people.deactivateTitle', { name: asked?.displayName ?? '' })}
        description={t('people.deactivateText')}
        confirm={t('people.deactivate')}
        cancel={t('common.cancel')}
        danger
        onConfirm={() => asked && set(asked, false)}
        onCancel={() => setAsked(null)}
      />
    </SectionCard>
  )
}

interface PersonRowProps {
  person: Person
  onDeactivate: () => void
  onReactivate: () => void
}

function PersonRow({ person, onDeactivate, onReactivate }: PersonRowProps) {
  const t = useT()
  const isMe = useUser().data?.id === person.id
  const active = person.deactivatedAt === null
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="truncate">{person.displayName}</span>
          {isMe && <Badge>{t('people.you')}</Badge>}
          {!active && <Badge tone="warn">{t('people.inactive')}</Badge>}
        </p>
        <p className="truncate text-xs text-ink-soft">{person.email}</p>
      </div>
      <RoleSelect person={person} disabled={!active || !person.can.manage} />
      <div className="sm:w-28 sm:text-right">
        {person.can.manage && !isMe && (
          <Button
            size="sm"
            onClick={active ? onDeactivate : onReactivate}
            aria-label={t(active ? 'people.deactivateNamed' : 'people.reactivateNamed', {
              name: person.displayName,
            })}
          >
            {t(active ? 'people.deactivate' : 'people.reactivate')}
          </Button>
        )}
      </div>
    </li>
  )
}

function RoleSelect({ person, disabled }: { person: Person; disabled: boolean }) {
  const t = useT()
  const toGive = useRoles().data?.toGive ?? []
  const changeRole = useChangeRole()
  const toastError = useToastError()
  const role = person.role as Role
  const choices: Role[] = toGive.some((each) => each === role) ? toGive : [...toGive, role]

  function change(next: Role) {
    changeRole.mutate(
      // The role of a newcomer cannot be given: the list has that role only for those who are.
      { id: person.id, role: next as GivenRole },
      {
        onSuccess: () =>
          toast(
            t('people.roleChanged', { name: person.displayName, role: t(`people.role_${next}`) })
          ),
        onError: toastError,
      }
    )
  }

  return (
    <Select<Role>
      aria-label={t('people.roleOf', { name: person.displayName })}
      className="w-full sm:w-56"
      value={role}
      disabled={disabled || changeRole.isPending}
      onValueChange={change}
      options={choices.map((value) => ({ value, label: t(`people.role_${value}`) }))}
    />
  )
}
