import { lazy, Suspense, useCallback, useState } from 'react'
import { Clock, ClipboardList, Pencil, Plus, Repeat, Send, Trash2, Upload } from 'lucide-react'
import { toast } from 'sonner'
import { useCompany } from '@/api/get-company'
import { useCan } from '@/api/get-user'
import {
  PAY_ELEMENTS,
  removePayElement,
  useCarryPayElements,
  usePayElementKinds,
  usePayElements,
  usePayElementTotals,
  usePayTargets,
  type PayElement,
  type PayElementKind,
  type PayElementPage,
  type PayTarget,
} from '@/api/pay-elements'
import { Loaded } from '@/components/app/loaded'
import { SearchField } from '@/components/app/search-field'
import { List } from '@/components/list/list'
import { RowMenu } from '@/components/list/row-menu'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { MenuItem } from '@/components/ui/dropdown-menu'
import { Select } from '@/components/ui/select'
import { useFormat } from '@/lib/use-format'
import { useNameOf } from '@/lib/use-name-of'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { useUndoableDeletion } from '@/lib/use-undoable-deletion'
import { useElementColumns } from './columns.tsx'
import { ElementDialog } from './element-dialog.tsx'
import { HoursDialog } from './hours-dialog.tsx'
import { KindsCard } from './kinds-card.tsx'
import { useQuantity } from './use-quantity.ts'
import { monthsAround } from '#modules/shared/values/month'

const SendDialog = lazy(async () => ({ default: (await import('./send-dialog.tsx')).SendDialog }))

/** The months that are offered around this one. */
const OFFERED = { earlier: 14, later: 3 }

interface PayElementsProps {
  filter: PayElementPage & { month: string }
  onChange: (change: Partial<PayElementPage>) => void
  /** Brings a file of the month, or what was copied. */
  onImport: () => void
}

/** What people have of a month beside what is agreed: the list, what it comes to, and the company's own words for it. */
export function PayElements({ filter, onChange, onImport }: PayElementsProps) {
  const canWrite = useCan('pay-elements.write')
  return (
    <Loaded query={usePayElementKinds()}>
      {(kinds) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Month
            filter={filter}
            kinds={kinds}
            canWrite={canWrite}
            onChange={onChange}
            onImport={onImport}
          />
          {canWrite && <KindsCard />}
        </div>
      )}
    </Loaded>
  )
}

interface MonthProps extends PayElementsProps {
  kinds: readonly PayElementKind[]
  canWrite: boolean
}

function Month({ filter, kinds, canWrite, onChange, onImport }: MonthProps) {
  const t = useT()
  const format = useFormat()
  const nameOf = useNameOf()
  const { month, search, kindId } = filter
  const [edited, setEdited] = useState<PayElement | 'new' | null>(null)
  const [computed, setComputed] = useState<PayElement['worker'] | null>(null)
  const [sentTo, setSentTo] = useState<PayTarget | null>(null)
  const targets = useTargets(canWrite)
  const carry = useCarryPayElements()
  const toastError = useToastError()
  const onSearch = useCallback((typed: string) => onChange({ search: typed }), [onChange])
  const monthName = (each: string) => format.month(`${each}-01`, 'long', 'numeric')
  const comesBack = kinds.some(({ repeats }) => repeats === 'MONTHLY')
  const mayAdd = canWrite && kinds.length > 0
  return (
    <section aria-label={t('pay-elements.listOf', { month: monthName(month) })}>
      <div className="mb-4 flex flex-wrap gap-2">
        <Select
          aria-label={t('pay-elements.month')}
          className="w-full sm:w-56"
          value={month}
          onValueChange={(next) => onChange({ month: next })}
          options={monthsAround(month, OFFERED).map((value) => ({
            value,
            label: monthName(value),
          }))}
        />
        <SearchField
          label={t('pay-elements.search')}
          className="w-full sm:w-72"
          value={search ?? ''}
          onSearch={onSearch}
        />
        {kinds.length > 1 && (
          <Select
            aria-label={t('pay-elements.element')}
            className="w-full sm:w-56"
            value={kindId ?? 'ALL'}
            onValueChange={(next) => onChange({ kindId: next === 'ALL' ? undefined : next })}
            options={[
              { value: 'ALL', label: t('pay-elements.allKinds') },
              ...kinds.map(({ id, name, translations }) => ({
                value: id,
                label: nameOf({ description: name, translations }),
              })),
            ]}
          />
        )}
      </div>
      {canWrite && (
        <div className="mb-4 flex flex-wrap gap-2">
          <Button variant="primary" disabled={!mayAdd} onClick={() => setEdited('new')}>
            <Plus aria-hidden />
            {t('pay-elements.add')}
          </Button>
          <Button disabled={!mayAdd} onClick={onImport}>
            <Upload aria-hidden />
            {t('pay-elements.bring')}
          </Button>
          {comesBack && (
            <Button
              busy={carry.isPending}
              onClick={() =>
                carry.mutate(month, {
                  onSuccess: ({ taken }) => void toast(t('pay-elements.carried', { count: taken })),
                  onError: toastError,
                })
              }
            >
              <Repeat aria-hidden />
              {t('pay-elements.carry')}
            </Button>
          )}
          {targets.map((target) => (
            <Button key={target.id} onClick={() => setSentTo(target)}>
              <Send aria-hidden />
              {t('pay-elements.sendTo', { system: target.name })}
            </Button>
          ))}
        </div>
      )}
      <Totals month={month} kinds={kinds} />
      <List
        label={t('pay-elements.listOf', { month: monthName(month) })}
        query={usePayElements(filter)}
        columns={useElementColumns(kinds)}
        nameOf={({ worker }) => worker.displayName}
        menu={
          canWrite
            ? (element) => (
                <ElementMenu
                  element={element}
                  onEdit={() => setEdited(element)}
                  onHours={() => setComputed(element.worker)}
                />
              )
            : undefined
        }
        pages={{ total: (total) => t('pay-elements.total', { total }), onChange }}
        filtered={
          (search || kindId) && {
            text: t('pay-elements.noResults'),
            onClear: () => onChange({ search: undefined, kindId: undefined }),
          }
        }
        empty={{
          icon: ClipboardList,
          title: t('pay-elements.emptyTitle'),
          text: t(kinds.length === 0 ? 'pay-elements.emptyKinds' : 'pay-elements.emptyText'),
        }}
      />
      {computed && (
        <HoursDialog
          month={month}
          worker={computed}
          kinds={kinds}
          onClose={() => setComputed(null)}
        />
      )}
      {sentTo && (
        <Suspense>
          <SendDialog target={sentTo} month={month} kinds={kinds} onClose={() => setSentTo(null)} />
        </Suspense>
      )}
      {edited && (
        <ElementDialog
          month={month}
          kinds={kinds}
          element={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )
}

const NONE: readonly PayTarget[] = []

/** HR systems that take the elements: none where the company has no synchronisation. */
function useTargets(canWrite: boolean): readonly PayTarget[] {
  const hasSync = useCompany().data?.billingAccount.features.includes('sync') ?? false
  return usePayTargets(canWrite && hasSync).data ?? NONE
}

/** What the month comes to, kind by kind. */
function Totals({ month, kinds }: { month: string; kinds: readonly PayElementKind[] }) {
  const t = useT()
  const nameOf = useNameOf()
  const quantity = useQuantity()
  const { data = [] } = usePayElementTotals(month)
  const byKind = new Map(data.map((each) => [each.kindId, each]))
  const told = kinds.filter(({ id }) => byKind.has(id))
  if (told.length === 0) return null
  return (
    <Card className="mb-4 p-4">
      <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {told.map(({ id, name, translations, unit }) => {
          const { value, people } = byKind.get(id)!
          return (
            <div key={id} className="min-w-0">
              <dt className="text-xs break-words text-ink-soft">
                {nameOf({ description: name, translations })}
              </dt>
              <dd className="font-semibold tabular-nums">
                {quantity(value, unit)}{' '}
                <span className="text-xs font-normal text-ink-soft">
                  {t('pay-elements.people', { count: people })}
                </span>
              </dd>
            </div>
          )
        })}
      </dl>
    </Card>
  )
}

interface ElementMenuProps {
  element: PayElement
  onEdit: () => void
  onHours: () => void
}

function ElementMenu({ element, onEdit, onHours }: ElementMenuProps) {
  const t = useT()
  const remove = useUndoableDeletion()
  const { id, worker } = element
  return (
    <RowMenu label={t('packages.actionsFor', { name: worker.displayName })}>
      <MenuItem onSelect={onEdit}>
        <Pencil aria-hidden />
        {t('lists.edit')}
      </MenuItem>
      <MenuItem onSelect={onHours}>
        <Clock aria-hidden />
        {t('pay-elements.hours')}
      </MenuItem>
      <MenuItem
        onSelect={() =>
          remove({
            id,
            message: t('pay-elements.removed', { name: worker.displayName }),
            remove: removePayElement,
            lists: [PAY_ELEMENTS],
          })
        }
      >
        <Trash2 aria-hidden />
        {t('lists.remove')}
      </MenuItem>
    </RowMenu>
  )
}
