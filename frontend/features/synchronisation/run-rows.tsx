import { useCallback, useMemo, useState } from 'react'
import { UsersRound } from 'lucide-react'
import {
  useSyncRows,
  type RowFilter,
  type RowPage,
  type SyncRow,
  type SyncRun,
} from '@/api/integrations'
import { SearchField } from '@/components/app/search-field'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { Badge } from '@/components/ui/badge'
import type { BadgeTone } from '@/components/ui/badge-tones'
import { SectionCard } from '@/components/ui/card'
import { Tabs } from '@/components/ui/tabs'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { RowQuestion } from './row-question.tsx'

interface RunRowsProps {
  run: SyncRun
  /** Null as long as nobody chose. */
  chosen: RowFilter | null
  onChoose: (tab: RowFilter) => void
}

/** The people of a run: those of whom something is asked first. */
export function RunRows({ run, chosen, onChoose }: RunRowsProps) {
  const t = useT()
  const counts: Record<RowFilter, number> = {
    ASKED: run.asked + run.proposed,
    ALL: run.created + run.changed + run.same + run.skipped + run.failed + run.asked + run.proposed,
    DIFFERENT: run.created + run.changed,
    FAILED: run.failed,
    SKIPPED: run.skipped + run.same,
  }
  const tabs = (['ASKED', 'ALL', 'DIFFERENT', 'FAILED', 'SKIPPED'] as const).filter(
    (name) => name === 'ALL' || counts[name] > 0
  )
  const open = tabs.find((name) => name === chosen) ?? tabs[0]!
  const [filter, setFilter] = useState<RowPage>({})
  const onSearch = useCallback(
    (search: string) =>
      setFilter((before) => ({ perPage: before.perPage, search: search || undefined })),
    []
  )
  return (
    <SectionCard
      title={t('synchronisation.people')}
      aside={
        <SearchField
          label={t('synchronisation.search')}
          className="w-full sm:w-56"
          value={filter.search ?? ''}
          onSearch={onSearch}
        />
      }
    >
      <Tabs
        label={t('synchronisation.people')}
        value={open}
        onValueChange={(next) => {
          onChoose(next)
          setFilter({})
        }}
        options={tabs.map((value) => ({
          value,
          label: t('synchronisation.tab', {
            name: t(`synchronisation.show_${value}`),
            count: counts[value],
          }),
        }))}
      >
        <div className="mt-3">
          <Rows run={run} show={open} filter={filter} onFilter={setFilter} />
        </div>
      </Tabs>
    </SectionCard>
  )
}

interface RowsProps {
  run: SyncRun
  show: RowFilter
  filter: RowPage
  onFilter: (filter: RowPage) => void
}

function Rows({ run, show, filter, onFilter }: RowsProps) {
  const t = useT()
  const rows = useSyncRows(run.id, `${run.status} ${run.read}`, { ...filter, show })
  return (
    <List
      inset
      label={t(`synchronisation.show_${show}`)}
      query={rows}
      columns={useColumns()}
      nameOf={({ name }) => name}
      href={({ workerId }) => (workerId ? urls.worker(workerId) : undefined)}
      pages={{
        total: (total) => t('synchronisation.totalRows', { total }),
        onChange: (change) => onFilter({ ...filter, ...change }),
      }}
      filtered={
        filter.search && { text: t('synchronisation.noResultsText'), onClear: () => onFilter({}) }
      }
      empty={{
        icon: UsersRound,
        title: t('synchronisation.noRowsTitle'),
        text: t('synchronisation.noRowsText'),
      }}
    />
  )
}

const TONES: Record<SyncRow['outcome'], BadgeTone> = {
  NEW: 'accept',
  CHANGED: 'info',
  SAME: 'neutral',
  SKIPPED: 'neutral',
  FAILED: 'danger',
  ASKED: 'warn',
  PROPOSED: 'warn',
}

/** Beside differences and questions of several lines. */
const TALL = 'py-3 align-top'

function useColumns(): readonly Column<SyncRow>[] {
  const t = useT()
  return useMemo(
    () => [
      { id: 'name', head: t('synchronisation.person'), cell: ({ name }) => name, className: TALL },
      {
        id: 'outcome',
        head: t('synchronisation.outcome'),
        card: 'block',
        className: TALL,
        cell: ({ outcome }) => (
          <Badge tone={TONES[outcome]}>{t(`synchronisation.outcome_${outcome}`)}</Badge>
        ),
      },
      {
        id: 'what',
        head: t('synchronisation.what'),
        card: 'block',
        className: `max-w-[36rem] whitespace-normal ${TALL}`,
        cell: (row) => <What row={row} />,
      },
    ],
    [t]
  )
}

/** So many differences are read at once; more are folded under what a person is known by. */
const MOST_AT_ONCE = 4
const KNOWN_BY = ['contract.nomFonction', 'department', 'contract.salaireBrut']

/** Differences field by field; of somebody new all are, and they are folded. */
function Changes({ row: { outcome, changes } }: { row: SyncRow }) {
  const t = useT()
  const list = (
    <ul className="flex flex-col gap-1 text-ink-soft">
      {changes.map(({ field, label, before, after, state }) => (
        <li key={field} className="break-words">
          <span className="font-medium text-ink">{t('synchronisation.field', { label })}</span>{' '}
          {before !== null && <s className="decoration-ink-soft">{before}</s>}{' '}
          {after ?? t('synchronisation.nothing')}
          {state !== 'TAKEN' && (
            <span className="text-xs"> · {t(`synchronisation.fieldState_${state}`)}</span>
          )}
        </li>
      ))}
    </ul>
  )
  if (changes.length <= MOST_AT_ONCE && outcome !== 'NEW') return list
  const known = KNOWN_BY.map((name) => changes.find(({ field }) => field === name)?.after)
  return (
    <>
      {outcome === 'NEW' && known.some(Boolean) && (
        <p className="text-ink-soft">{known.filter(Boolean).join(' · ')}</p>
      )}
      <details>
        <summary className="cursor-pointer text-ink-soft underline-offset-4 hover:underline">
          {t('synchronisation.fieldsOf', { count: changes.length })}
        </summary>
        <div className="mt-1">{list}</div>
      </details>
    </>
  )
}

/** The sentence of a row, its differences field by field, and what it asks. */
function What({ row }: { row: SyncRow }) {
  const t = useT()
  return (
    <div className="flex min-w-0 flex-col gap-2 text-sm">
      <p>{row.message}</p>
      {row.changes.length > 0 && row.asks !== 'FIELDS' && <Changes row={row} />}
      {row.asks && <RowQuestion row={row} asks={row.asks} />}
      {row.answer && (
        <p className="text-xs text-ink-soft">
          {t(`synchronisation.answer_${row.answer}`, { by: row.answeredBy ?? '' })}
        </p>
      )}
    </div>
  )
}
