import { useState } from 'react'
import { UserMinus, UserPlus } from 'lucide-react'
import {
  useAddScenarioWorkers,
  useRemoveScenarioWorkers,
  useResetWorkers,
  useScenarioItems,
  type Scenario,
} from '@/api/scenarios'
import { useTeam } from '@/api/team'
import { SearchField } from '@/components/app/search-field'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

interface PeopleDialogProps {
  scenario: Scenario
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Who is in a scenario: people are taken in and left out one by one, or all are put back as they are paid. */
export function PeopleDialog({ scenario, open, onOpenChange }: PeopleDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('scenarios.choosePeople')}
      description={t('scenarios.choosePeopleText')}
      className="max-w-lg"
    >
      {open && <Choice scenario={scenario} onDone={() => onOpenChange(false)} />}
    </Dialog>
  )
}

const SHOWN = 50

function Choice({ scenario, onDone }: { scenario: Scenario; onDone: () => void }) {
  const t = useT()
  const toastError = useToastError()
  const [search, setSearch] = useState('')
  const add = useAddScenarioWorkers()
  const remove = useRemoveScenarioWorkers()
  const reset = useResetWorkers()
  const version = `${scenario.version} ${scenario.isComputed}`
  const asked = { perPage: SHOWN, ...(search && { search }) }
  const items = useScenarioItems({ id: scenario.id, version }, asked)
  const team = useTeam({ standing: 'ACTIVE', ...asked })
  const inside = new Map(
    items.data?.data.flatMap(({ worker }) => (worker ? [[worker.id, worker]] : []))
  )
  const outside = team.data?.data.filter(({ id }) => !inside.has(id)) ?? []
  const busy = add.isPending || remove.isPending || reset.isPending
  return (
    <>
      <SearchField label={t('scenarios.searchPeople')} value={search} onSearch={setSearch} />
      {items.isPending || team.isPending ? (
        <Skeleton className="mt-3 h-60" />
      ) : (
        <ul className="mt-3 max-h-80 overflow-y-auto">
          {[...inside.values()].map((worker) => (
            <Person
              key={worker.id}
              name={`${worker.firstName} ${worker.lastName}`}
              isIn
              busy={busy || scenario.people === 1}
              onPress={() =>
                remove.mutate({ id: scenario.id, workerIds: [worker.id] }, { onError: toastError })
              }
            />
          ))}
          {outside.map(({ id, firstName, lastName }) => (
            <Person
              key={id}
              name={`${firstName} ${lastName}`}
              isIn={false}
              busy={busy}
              onPress={() =>
                add.mutate({ id: scenario.id, workerIds: [id] }, { onError: toastError })
              }
            />
          ))}
        </ul>
      )}
      <DialogActions>
        <Button
          busy={reset.isPending}
          disabled={scenario.people === 0}
          onClick={() =>
            reset.mutate({ id: scenario.id }, { onSuccess: onDone, onError: toastError })
          }
        >
          {t('scenarios.reset')}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {t('scenarios.done')}
        </Button>
      </DialogActions>
    </>
  )
}

interface PersonProps {
  name: string
  isIn: boolean
  busy: boolean
  onPress: () => void
}

function Person({ name, isIn, busy, onPress }: PersonProps) {
  const t = useT()
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-1 last:border-0">
      <span className={isIn ? 'min-w-0 truncate' : 'min-w-0 truncate text-ink-soft'}>{name}</span>
      <Button
        variant="ghost"
        size="sm"
        disabled={busy}
        aria-label={t(isIn ? 'scenarios.leaveOutNamed' : 'scenarios.takeInNamed', { name })}
        onClick={onPress}
      >
        {isIn ? <UserMinus aria-hidden /> : <UserPlus aria-hidden />}
        {t(isIn ? 'scenarios.leaveOut' : 'scenarios.takeIn')}
      </Button>
    </li>
  )
}
