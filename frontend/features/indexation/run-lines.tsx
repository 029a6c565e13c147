import { useCallback, useMemo, useState } from 'react'
import { UsersRound } from 'lucide-react'
import {
  useIndexationLines,
  type LineFilter,
  type LinePage,
  type RunDetail,
  type RunLine,
} from '@/api/indexations'
import { SearchField } from '@/components/app/search-field'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { SectionCard } from '@/components/ui/card'
import { Tabs } from '@/components/ui/tabs'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { LineReason } from './line-reason.tsx'

/** The contracts of a run: those of the cap first, then all, who is left out, and what is asked. */
export function RunLines({ run }: { run: RunDetail }) {
  const t = useT()
  const { counts } = run.totals
  const shown: readonly (readonly [LineFilter, number])[] = [
    ['CAPPED', counts.capped],
    ['INCLUDED', counts.taken],
    ['QUESTIONS', counts.questions],
    ['EXCLUDED', counts.excluded],
    ['CHANGED', counts.changed],
    ['BELOW_SCALE', counts.belowScale],
  ]
  const tabs = shown.filter(([name, count]) => name === 'INCLUDED' || count > 0)
  const first = counts.unanswered > 0 ? 'QUESTIONS' : tabs[0]![0]
  const [chosen, setChosen] = useState<LineFilter | null>(null)
  const open = tabs.some(([name]) => name === chosen) ? chosen! : first
  const [filter, setFilter] = useState<LinePage>({})
  const onSearch = useCallback(
    (search: string) =>
      setFilter((before) => ({ perPage: before.perPage, search: search || undefined })),
    []
  )
  return (
    <SectionCard
      title={t('indexation.contracts')}
      aside={
        <SearchField
          label={t('indexation.search')}
          className="w-full sm:w-56"
          value={filter.search ?? ''}
          onSearch={onSearch}
        />
      }
    >
      <Tabs
        label={t('indexation.contracts')}
        value={open}
        onValueChange={(next) => {
          setChosen(next)
          setFilter({})
        }}
        options={tabs.map(([value, count]) => ({
          value,
          label: t('indexation.tab', { name: t(`indexation.show_${value}`), count }),
        }))}
      >
        <div className="mt-3">
          <Lines run={run} show={open} filter={filter} onFilter={setFilter} />
        </div>
      </Tabs>
    </SectionCard>
  )
}

interface LinesProps {
  run: RunDetail
  show: LineFilter
  filter: LinePage
  onFilter: (filter: LinePage) => void
}

function Lines({ run, show, filter, onFilter }: LinesProps) {
  const t = useT()
  const at = `${run.status} ${run.totals.counts.applied} ${run.totals.counts.unanswered}`
  const asked = useIndexationLines(run.id, at, { ...filter, show })
  return (
    <List
      inset
      label={t(`indexation.show_${show}`)}
      query={asked}
      columns={useLineColumns(run, show)}
      nameOf={({ worker }) => worker.displayName}
      href={({ worker }) => urls.worker(worker.id)}
      tableFrom="xl"
      pages={{
        total: (total) => t('indexation.totalLines', { total }),
        onChange: (change) => onFilter({ ...filter, ...change }),
      }}
      filtered={
        filter.search && { text: t('indexation.noResultsText'), onClear: () => onFilter({}) }
      }
      empty={{
        icon: UsersRound,
        title: t('indexation.noLinesTitle'),
        text: t('indexation.noLinesText'),
      }}
    />
  )
}

/** Where a reason counts more than figures. */
const ASKED: readonly LineFilter[] = ['QUESTIONS', 'EXCLUDED', 'CHANGED']

function useLineColumns(run: RunDetail, show: LineFilter): readonly Column<RunLine>[] {
  const t = useT()
  const format = useFormat()
  return useMemo(() => {
    const euros = (value: number | null) => (value === null ? '–' : format.amount(value))
    const name: Column<RunLine> = {
      id: 'worker',
      head: t('indexation.person'),
      cell: ({ worker, hours }) => (
        <>
          {worker.displayName}
          {hours < 1 && (
            <span className="ml-1 text-xs font-normal text-ink-soft">
              {format.percent(hours, 0)}
            </span>
          )}
        </>
      ),
    }
    const before: Column<RunLine> = {
      id: 'before',
      head: t('indexation.before'),
      amount: true,
      card: 'figure',
      cell: (line) => euros(line.salaireBrutAvant),
    }
    const after: Column<RunLine> = {
      id: 'after',
      head: t('indexation.after'),
      amount: true,
      card: 'figure',
      cell: (line) => <span className="font-medium">{euros(line.salaireBrutApres)}</span>,
    }
    if (ASKED.includes(show))
      return [
        name,
        {
          id: 'reason',
          head: t('indexation.reason'),
          card: 'block',
          cell: (line) => <LineReason run={run} line={line} />,
          className: 'max-w-96 whitespace-normal',
        },
        ...(show === 'QUESTIONS' ? [before, after] : []),
      ]
    return [
      name,
      {
        id: 'reference',
        head: t('indexation.fullTime'),
        amount: true,
        card: 'figure',
        cell: (line) => euros(line.salaireReference),
      },
      before,
      after,
      {
        id: 'gain',
        head: t('indexation.gain'),
        amount: true,
        card: 'figure',
        cell: ({ salaireBrutAvant, salaireBrutApres }) =>
          salaireBrutAvant === null || salaireBrutApres === null
            ? '–'
            : format.difference(salaireBrutApres - salaireBrutAvant, 2),
      },
      {
        id: 'kept',
        head: t('indexation.kept'),
        amount: true,
        card: 'figure',
        cell: (line) => <span className="text-ink-soft">{euros(line.retenuPlafond)}</span>,
      },
      ...(show === 'BELOW_SCALE'
        ? [
            {
              id: 'scale',
              head: t('indexation.scale'),
              amount: true,
              card: 'figure' as const,
              cell: (line: RunLine) => euros(line.minimumBareme),
            },
          ]
        : []),
      {
        id: 'net',
        head: t('indexation.net'),
        amount: true,
        cell: (line) => euros(line.salaireNetApres),
      },
      {
        id: 'contribution',
        head: t('indexation.contribution'),
        amount: true,
        cell: (line) => euros(line.cotisationModeration),
      },
      ...(run.status === 'applied'
        ? [
            {
              id: 'letter',
              head: t('indexation.letter'),
              card: 'block' as const,
              cell: (line: RunLine) => <LineReason run={run} line={line} />,
            },
          ]
        : []),
    ]
  }, [t, format, run, show])
}
