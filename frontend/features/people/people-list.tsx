import { useMemo, useState } from 'react'
import { UserCheck, UserX } from 'lucide-react'
import { toast } from 'sonner'
import { useChangeRole } from '@/api/change-role'
import { useRoles } from '@/api/get-roles'
import { useUser } from '@/api/get-user'
import { usePeople } from '@/api/list-people'
import { useSetActive } from '@/api/set-active'
import type { GivenRole, Person, Role } from '@/api/types'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { PersonChip } from '@/components/app/person-chip'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Select } from '@/components/ui/select'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'

/** The accounts of the company: their role, and whether they may come in. */
export function PeopleList() {
  const t = useT()
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
      <List
        label={t('people.accounts')}
        query={usePeople()}
        columns={usePeopleColumns()}
        nameOf={({ displayName }) => displayName}
        menu={(person) => (
          <ActiveButton
            person={person}
            onClick={() => (isActive(person) ? setAsked(person) : set(person, true))}
          />
        )}
        inset
      />
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

const isActive = ({ deactivatedAt }: Person) => deactivatedAt === null

function usePeopleColumns(): readonly Column<Person>[] {
  const t = useT()
  return useMemo(
    () => [
      { id: 'name', head: t('audit.person'), cell: (person) => <Name person={person} /> },
      {
        id: 'role',
        head: t('people.role'),
        card: 'block',
        cell: (person) => <RoleSelect person={person} />,
      },
    ],
    [t]
  )
}

function Name({ person }: { person: Person }) {
  const t = useT()
  const isMe = useUser().data?.id === person.id
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <PersonChip
        name={person.displayName}
        detail={<span className="font-normal">{person.email}</span>}
      />
      {isMe && <Badge>{t('people.you')}</Badge>}
      {!isActive(person) && <Badge tone="warn">{t('people.inactive')}</Badge>}
    </span>
  )
}

function ActiveButton({ person, onClick }: { person: Person; onClick: () => void }) {
  const t = useT()
  const isMe = useUser().data?.id === person.id
  if (!person.can.manage || isMe) return null
  const step = isActive(person) ? 'deactivate' : 'reactivate'
  const Icon = isActive(person) ? UserX : UserCheck
  return (
    <Button
      size="sm"
      onClick={onClick}
      aria-label={t(`people.${step}Named`, { name: person.displayName })}
    >
      {/* The smallest phones have room for the name beside a sign only. */}
      <Icon className="min-[23rem]:hidden" aria-hidden />
      <span className="max-[23rem]:hidden">{t(`people.${step}`)}</span>
    </Button>
  )
}

function RoleSelect({ person }: { person: Person }) {
  const t = useT()
  const toGive = useRoles().data?.toGive ?? []
  const changeRole = useChangeRole()
  const toastError = useToastError()
  const role = person.role as Role
  const choices: Role[] = toGive.some((each) => each === role) ? toGive : [...toGive, role]

  function change(next: Role) {
    changeRole.mutate(
      // The list has the role of a newcomer for those only who have it: it is given to no one.
      { id: person.id, role: next as GivenRole },
      {
        onSuccess: () =>
          toast(
            t('people.roleChanged', { name: person.displayName, role: t(`people.role_${next}`) }),
            toGive.some((each) => each === role) && next !== role
              ? { action: { label: t('people.undo'), onClick: () => change(role) } }
              : undefined
          ),
        onError: toastError,
      }
    )
  }

  return (
    <Select<Role>
      aria-label={t('people.roleOf', { name: person.displayName })}
      className="w-full md:w-56"
      value={role}
      disabled={!isActive(person) || !person.can.manage || changeRole.isPending}
      onValueChange={change}
      options={choices.map((value) => ({ value, label: t(`people.role_${value}`) }))}
    />
  )
}
