import { memo, useCallback, useContext, useEffect, useMemo, type ReactNode } from 'react'
import { UsersRound } from 'lucide-react'
import { useSearchParams } from 'react-router'
import {
  ITEM_SORTS,
  useScenarioItems,
  type ItemFilter,
  type ItemSort,
  type Scenario,
  type ScenarioItem,
} from '@/api/scenarios'
import { SearchField } from '@/components/app/search-field'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import * as read from '@/lib/use-address-filter'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { LiveRows } from './live/live-rows.ts'

const readFilter = read.addressReader<ItemFilter>({
  search: read.text,
  losers: read.flag,
  ...read.sortFields(ITEM_SORTS),
  ...read.PAGE_FIELDS,
})

interface PeopleTableProps {
  scenario: Scenario
  onVisible: (ids: readonly string[]) => void
  onPeople: () => void
  losers: number
}

/** All people before and after; who loses net is one press away. */
export const PeopleTable = memo(function PeopleTable({
  scenario,
  onVisible,
  onPeople,
  losers,
}: PeopleTableProps) {
  const t = useT()
  const [filter, change] = read.useAddressFilter(readFilter)
  const [params] = useSearchParams()
  const onSearch = useCallback((search: string) => change({ search }), [change])
  const version = `${scenario.version} ${scenario.isComputed}`
  const query = useScenarioItems({ id: scenario.id, version }, filter)
  const page = query.data?.data
  useEffect(() => {
    onVisible(page?.map(({ id }) => id) ?? [])
  }, [page, onVisible])
  return (
    <SectionCard
      title={t('scenarios.people')}
      className="min-w-0"
      aside={
        <span className="flex w-full flex-wrap gap-2 sm:w-auto">
          <SearchField
            label={t('scenarios.searchPeople')}
            className="w-full sm:w-56"
            value={filter.search ?? ''}
            onSearch={onSearch}
          />
          <Button
            aria-pressed={filter.losers === true}
            variant={filter.losers ? 'primary' : 'secondary'}
            disabled={losers === 0 && !filter.losers}
            onClick={() => change({ losers: !filter.losers || undefined })}
          >
            {t('scenarios.losers', { people: losers })}
          </Button>
          <Button disabled={scenario.isArchived} onClick={onPeople}>
            <UsersRound aria-hidden />
            {t('scenarios.choosePeople')}
          </Button>
        </span>
      }
    >
      <List
        inset
        label={t('scenarios.people')}
        query={query}
        columns={useItemColumns(page?.some(({ appliedAs }) => appliedAs) ?? false)}
        nameOf={(item) => nameOf(item, t('scenarios.supposed'))}
        href={({ id }) => `${urls.scenarioItem(scenario.id, id)}`}
        sorting={{ usual: 'name', ...filter, onSort: change }}
        pages={{ total: (people) => t('scenarios.peopleCount', { people }), onChange: change }}
        filtered={
          params.size > 0 &&
          (filter.search || filter.losers) && {
            text: t('scenarios.noPeopleText'),
            onClear: () => change({ search: undefined, losers: undefined }),
          }
        }
        empty={{
          icon: UsersRound,
          title: t('scenarios.noPeopleTitle'),
          text: t('scenarios.noPeople'),
          action: (
            <Button variant="primary" onClick={onPeople}>
              {t('scenarios.choosePeople')}
            </Button>
          ),
        }}
      />
    </SectionCard>
  )
})

export function nameOf({ worker }: Pick<ScenarioItem, 'worker'>, supposed: string): string {
  return worker ? `${worker.firstName} ${worker.lastName}` : supposed
}

interface MovedProps {
  item: ScenarioItem
  show: (item: ScenarioItem) => ReactNode
}

/** What a cell shows of a person, at the place where the slider is: of a whole table a move draws these alone. */
function Moved({ item, show }: MovedProps) {
  const row = useContext(LiveRows)?.get(item.id)
  return show(row ? { ...item, after: row.after } : item)
}

/** A cell that a slider moves. */
const moved = (show: MovedProps['show']) => (item: ScenarioItem) => (
  <Moved item={item} show={show} />
)

/** @param became whether somebody in sight has become something already */
function useItemColumns(became: boolean): readonly Column<ScenarioItem, ItemSort>[] {
  const t = useT()
  const format = useFormat()
  return useMemo(() => {
    const of = ({ before, after }: ScenarioItem, name: 'gross' | 'net' | 'cost') =>
      format.difference((after?.[name] ?? 0) - (before?.[name] ?? 0), name === 'cost' ? 0 : 2)
    return [
      {
        id: 'name',
        head: t('scenarios.person'),
        sort: 'name' as const,
        cell: (item: ScenarioItem) => (
          <>
            {nameOf(item, t('scenarios.supposed'))}
            <span className="block truncate text-xs font-normal text-ink-soft">
              {[item.nomFonction, item.department].filter(Boolean).join(' · ')}
            </span>
          </>
        ),
      },
      {
        id: 'gross',
        head: t('scenarios.gross'),
        unit: t('scenarios.perMonth'),
        sort: 'gross' as const,
        first: 'desc' as const,
        card: 'figure' as const,
        amount: true,
        cell: moved((item) =>
          item.failure ? (
            <Badge tone="warn">{t('scenarios.noFigures')}</Badge>
          ) : item.after ? (
            <>
              {format.euros(item.after.gross)}
              <span className="block text-xs text-ink-soft">{of(item, 'gross')}</span>
            </>
          ) : (
            t('scenarios.gone')
          )
        ),
      },
      {
        id: 'retenu',
        head: t('scenarios.withheld'),
        sort: 'retenu' as const,
        first: 'desc' as const,
        amount: true,
        cell: moved(({ after }) => (after?.retenu ? format.euros(after.retenu) : '–')),
      },
      {
        id: 'gain',
        head: t('scenarios.net'),
        unit: t('scenarios.perMonth'),
        sort: 'gain' as const,
        first: 'desc' as const,
        card: 'figure' as const,
        amount: true,
        cell: moved((item) => (item.after && item.before ? of(item, 'net') : '–')),
      },
      {
        id: 'cost',
        head: t('scenarios.cost'),
        unit: t('scenarios.perYear'),
        sort: 'cost' as const,
        first: 'desc' as const,
        card: 'figure' as const,
        amount: true,
        cell: moved((item) => of(item, 'cost')),
      },
      ...(became ? [becameOf(t)] : []),
    ]
  }, [t, format, became])
}

const becameOf = (t: ReturnType<typeof useT>): Column<ScenarioItem, ItemSort> => ({
  id: 'applied',
  head: t('scenarios.became'),
  card: 'line',
  cell: ({ appliedAs }) =>
    appliedAs ? <Badge tone="accept">{t(`scenarios.became_${appliedAs}`)}</Badge> : null,
})
