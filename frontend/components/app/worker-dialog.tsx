import { useState } from 'react'
import { UserPlus } from 'lucide-react'
import { useCan } from '@/api/get-user'
import { useWorkerChoices } from '@/api/worker-choices'
import { ErrorView } from '@/components/app/error-view'
import { SearchField } from '@/components/app/search-field'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import { useT } from '@/lib/use-t'
import { NewWorkerForm } from './new-worker-form.tsx'

/** What a screen needs to know of a person it chose. */
export interface ChosenWorker {
  id: string
  displayName: string
}

interface WorkerDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onSelect: (worker: ChosenWorker) => void
}

/** Choosing a person: active workers, or contacts without a contract today, or a search among both; or adding one. */
export function WorkerDialog({ open, onOpenChange, onSelect }: WorkerDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('workers.choose')}
      className="max-w-lg"
    >
      {open && (
        <Choice
          onCancel={() => onOpenChange(false)}
          onSelect={(worker) => {
            onSelect(worker)
            onOpenChange(false)
          }}
        />
      )}
    </Dialog>
  )
}

const TABS = ['active', 'inactive'] as const

interface ChoiceProps {
  onCancel: () => void
  onSelect: (worker: ChosenWorker) => void
}

function Choice({ onCancel, onSelect }: ChoiceProps) {
  const t = useT()
  const canAdd = useCan('team.write')
  const [tab, setTab] = useState<(typeof TABS)[number]>('active')
  const [search, setSearch] = useState('')
  const [adding, setAdding] = useState(false)
  const [chosen, setChosen] = useState<ChosenWorker | null>(null)

  function open(next: (typeof TABS)[number]) {
    setTab(next)
    setChosen(null)
  }

  if (adding) return <NewWorkerForm onCancel={() => setAdding(false)} onAdded={onSelect} />
  return (
    <>
      <Tabs
        label={t('workers.which')}
        value={tab}
        onValueChange={open}
        options={TABS.map((value) => ({ value, label: t(`workers.tab_${value}`) }))}
      >
        <SearchField
          label={t('workers.search')}
          className="mt-3"
          value={search}
          onSearch={setSearch}
        />
        {search !== '' && <p className="mt-2 text-xs text-ink-soft">{t('workers.searchesAll')}</p>}
        <People
          active={search === '' ? tab === 'active' : undefined}
          search={search}
          chosen={chosen?.id ?? null}
          onChoose={setChosen}
        />
      </Tabs>
      {canAdd && (
        <Button className="mt-3 w-full" onClick={() => setAdding(true)}>
          <UserPlus aria-hidden />
          {t('workers.add')}
        </Button>
      )}
      <DialogActions>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button
          variant="primary"
          disabled={chosen === null}
          onClick={() => chosen && onSelect(chosen)}
        >
          {t('workers.select')}
        </Button>
      </DialogActions>
    </>
  )
}

interface PeopleProps {
  /** Absent: all workers. */
  active?: boolean
  search: string
  chosen: string | null
  onChoose: (worker: ChosenWorker) => void
}

function People({ active, search, chosen, onChoose }: PeopleProps) {
  const t = useT()
  const people = useWorkerChoices({ active, search }, true)
  if (people.error) return <ErrorView error={people.error} onRetry={() => void people.refetch()} />
  if (!people.data) return <Skeleton className="mt-3 h-60" />
  const { data, meta } = people.data
  if (data.length === 0)
    return (
      <p className="flex h-60 items-center justify-center text-ink-soft">{t('workers.none')}</p>
    )
  return (
    <div className="mt-3 h-60 overflow-y-auto rounded-md border border-line p-1">
      <div role="radiogroup" aria-label={t('workers.choose')}>
        {data.map(({ id, firstName, lastName, email }) => {
          const displayName = `${firstName} ${lastName}`
          return (
            <label
              key={id}
              className="flex items-center gap-3 rounded-sm px-2 py-2 hover:bg-sunken has-checked:bg-accent-soft"
            >
              <input
                type="radio"
                name="worker"
                className="accent-accent"
                checked={chosen === id}
                onChange={() => onChoose({ id, displayName })}
              />
              <span className="min-w-0">
                <span className="block truncate font-medium">{displayName}</span>
                {email && <span className="block truncate text-xs text-ink-soft">{email}</span>}
              </span>
            </label>
          )
        })}
      </div>
      {meta.total > data.length && (
        <p className="p-2 text-xs text-ink-soft">
          {t(meta.estimated ? 'workers.moreAbout' : 'workers.more', {
            shown: data.length,
            total: meta.total,
          })}
        </p>
      )}
    </div>
  )
}
