import { useState } from 'react'
import { toast } from 'sonner'
import { assign, TEAM_LISTS, type Assignment, type TeamAnswer } from '@/api/team'
import { useDepartments } from '@/api/departments'
import { useLocations, useCostCenters } from '@/api/named-lists'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { WorkerDialog } from '@/components/app/worker-dialog'
import { SelectionBar } from '@/components/list/selection-bar'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem } from '@/components/ui/dropdown-menu'
import { narrowing } from '@/lib/use-address-filter'
import { useBulk } from '@/lib/use-bulk'
import type { Selection } from '@/lib/use-selection'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { asked as askedOf, type TeamFilter } from './use-team-filter.ts'

type Field = 'departmentId' | 'contractLocationId' | 'costCenterId' | 'managerId'
interface Choice {
  field: Field
  value: string | null
  name: string
}

interface TeamBulkBarProps {
  selection: Selection
  filter: TeamFilter
  page: TeamAnswer
}

/** What can be done with the people that are ticked; of all of a filter it is asked first, with their number. */
export function TeamBulkBar({ selection, filter, page }: TeamBulkBarProps) {
  const t = useT()
  const [asked, setAsked] = useState<Choice | null>(null)
  const [picking, setPicking] = useState(false)
  const total = selection.all ? page.meta.total : selection.ids.size
  const { run, busy } = useAssign()

  function go(choice: Choice) {
    const { sort, order, page: _page, perPage, ...rest } = askedOf(narrowing(filter))
    void run(selection.chosen(rest), total, choice)
    setAsked(null)
    selection.clear()
  }
  const start = (choice: Choice) => (selection.all ? setAsked(choice) : go(choice))
  const departments = useDepartments().data
  const locations = useLocations().data
  const centers = useCostCenters().data

  return (
    <SelectionBar
      selection={selection}
      page={page}
      total={t('team-overview.total', { total: page.meta.total })}
    >
      <NamesMenu field="departmentId" names={departments} busy={busy} onChoose={start} />
      <NamesMenu field="contractLocationId" names={locations} busy={busy} onChoose={start} />
      <NamesMenu field="costCenterId" names={centers} busy={busy} onChoose={start} />
      <Button size="sm" disabled={busy} onClick={() => setPicking(true)}>
        {t('team-overview.bulk_managerId')}
      </Button>
      <WorkerDialog
        open={picking}
        onOpenChange={setPicking}
        onSelect={({ id, displayName }) =>
          start({ field: 'managerId', value: id, name: displayName })
        }
      />
      <ConfirmDialog
        open={asked !== null}
        title={t('team-overview.bulkTitle', { count: total })}
        description={asked ? t(`team-overview.bulkText_${asked.field}`, { name: asked.name }) : ''}
        confirm={t('team-overview.bulkConfirm')}
        cancel={t('common.cancel')}
        onConfirm={() => go(asked!)}
        onCancel={() => setAsked(null)}
      />
    </SelectionBar>
  )
}

interface NamesMenuProps {
  field: Exclude<Field, 'managerId'>
  names: readonly { id: string; name: string }[] | undefined
  busy: boolean
  onChoose: (choice: Choice) => void
}

function NamesMenu({ field, names = [], busy, onChoose }: NamesMenuProps) {
  const t = useT()
  return (
    <Menu
      trigger={
        <Button size="sm" disabled={busy}>
          {t(`team-overview.bulk_${field}`)}
        </Button>
      }
    >
      {names.map(({ id, name }) => (
        <MenuItem key={id} onSelect={() => onChoose({ field, value: id, name })}>
          {name}
        </MenuItem>
      ))}
      <MenuItem onSelect={() => onChoose({ field, value: null, name: t('team.none') })}>
        {t('team-overview.bulkNone')}
      </MenuItem>
    </Menu>
  )
}

/** Gives it to all, says who was left out and why, and offers the way back. */
function useAssign() {
  const t = useT()
  const { run: inBulk, busy } = useBulk()
  const toastError = useToastError()
  const toOf = (field: Field, value: string | null) => ({ [field]: value }) as Assignment

  async function run(
    chosen: Parameters<typeof inBulk>[0]['chosen'] & object,
    total: number,
    { field, value, name }: Choice
  ) {
    const { answers, error } = await inBulk({
      chosen: chosen as never,
      total,
      call: (part) => assign(part as never, toOf(field, value)),
      sizeOf: ({ done, refused }) => done.length + refused.length,
      lists: TEAM_LISTS,
    })
    if (error) toastError(error)
    const done = answers.flatMap((answer) => answer.done)
    const refused = answers.flatMap((answer) => answer.refused)
    if (done.length > 0)
      toast(t('team-overview.bulkDone', { count: done.length, name }), {
        action: { label: t('team.undo'), onClick: () => void undo(field, done) },
      })
    else if (!error && refused.length === 0) toast(t('team-overview.bulkNothing', { name }))
    const [first] = refused
    if (first)
      toast.error(
        t('team-overview.bulkRefused', {
          count: refused.length,
          name: first.displayName,
          reason: first.message ?? '',
        })
      )
  }

  async function undo(field: Field, done: readonly { id: string; before: string | null }[]) {
    for (const [before, people] of Map.groupBy(done, ({ before }) => before)) {
      const { error } = await inBulk({
        chosen: { ids: people.map(({ id }) => id) },
        total: people.length,
        call: (part) => assign(part as never, toOf(field, before)),
        sizeOf: (answer) => answer.done.length,
        lists: TEAM_LISTS,
      })
      if (error) return toastError(error)
    }
  }

  return { run, busy }
}
