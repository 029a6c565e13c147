import { useCallback, useMemo } from 'react'
import { Columns3, Network } from 'lucide-react'
import { Link } from 'react-router'
import {
  SCENARIO_SORTS,
  useScenarios,
  type ListedScenario,
  type ScenarioPage,
} from '@/api/scenarios'
import { SearchField } from '@/components/app/search-field'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { Button } from '@/components/ui/button'
import { Segmented } from '@/components/ui/segmented'
import * as read from '@/lib/use-address-filter'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { MOST_SCENARIOS_COMPARED, urls } from '@/urls'
import { ScenarioMenu } from './scenario-menu.tsx'
import { useSelection } from '@/lib/use-selection'

const readFilter = read.addressReader<ScenarioPage>({
  search: read.text,
  archived: read.flag,
  ...read.sortFields(SCENARIO_SORTS),
  ...read.PAGE_FIELDS,
})

/** The company's scenarios; some of them can be laid side by side. */
export function ScenarioList({ onNew }: { onNew: () => void }) {
  const t = useT()
  const [filter, change] = read.useAddressFilter(readFilter)
  const onSearch = useCallback((search: string) => change({ search }), [change])
  const selection = useSelection('scenarios')
  const chosen = [...selection.ids]
  const comparable = chosen.length >= 2 && chosen.length <= MOST_SCENARIOS_COMPARED
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchField
          label={t('scenarios.search')}
          className="w-full sm:w-72"
          value={filter.search ?? ''}
          onSearch={onSearch}
        />
        <Segmented
          label={t('scenarios.which')}
          value={filter.archived ? 'archived' : 'open'}
          onValueChange={(value) => change({ archived: value === 'archived' || undefined })}
          options={[
            { value: 'open', label: t('scenarios.open') },
            { value: 'archived', label: t('scenarios.archived') },
          ]}
        />
        {chosen.length > 0 && (
          <Button asChild={comparable} disabled={!comparable} className="ml-auto">
            {comparable ? (
              <Link to={urls.compareScenarios(chosen)}>
                <Columns3 aria-hidden />
                {t('scenarios.compareChosen', { count: chosen.length })}
              </Link>
            ) : (
              <>{t('scenarios.compareHow', { most: MOST_SCENARIOS_COMPARED })}</>
            )}
          </Button>
        )}
      </div>
      <List
        label={t('nav.scenarios')}
        query={useScenarios(filter)}
        columns={useScenarioColumns()}
        nameOf={({ name }) => name}
        href={({ id }) => urls.scenario(id)}
        menu={(scenario) => <ScenarioMenu scenario={scenario} />}
        selection={selection}
        sorting={{ usual: 'changed', ...filter, onSort: change }}
        pages={{ total: (total) => t('scenarios.total', { total }), onChange: change }}
        filtered={
          (filter.search || filter.archived) && {
            text: t('scenarios.noResultsText'),
            onClear: () => change({ search: undefined, archived: undefined }),
          }
        }
        empty={{
          icon: Network,
          title: t('scenarios.emptyTitle'),
          text: t('scenarios.emptyText'),
          action: (
            <Button variant="primary" onClick={onNew}>
              {t('scenarios.first')}
            </Button>
          ),
        }}
      />
    </>
  )
}

function useScenarioColumns(): readonly Column<ListedScenario, 'changed' | 'name'>[] {
  const t = useT()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'name',
        head: t('scenarios.name'),
        sort: 'name' as const,
        cell: ({ name, dateStr }: ListedScenario) => (
          <>
            {name}
            <span className="block text-xs font-normal text-ink-soft">
              {t('scenarios.yearFrom', { day: format.day(dateStr, 'medium') })}
            </span>
          </>
        ),
      },
      {
        id: 'people',
        head: t('scenarios.people'),
        card: 'line' as const,
        amount: true,
        cell: ({ people }: ListedScenario) => people,
        onCard: ({ people, changes }: ListedScenario) =>
          `${t('scenarios.peopleCount', { people })} · ${t('scenarios.changesCount', { changes })}`,
      },
      {
        id: 'changes',
        head: t('scenarios.changesHead'),
        amount: true,
        cell: ({ changes }: ListedScenario) => changes,
      },
      {
        id: 'cost',
        head: t('scenarios.cost'),
        unit: t('scenarios.perYear'),
        card: 'figure' as const,
        amount: true,
        cell: ({ cost }: ListedScenario) => (cost ? format.euros(cost.after, 0) : '–'),
      },
      {
        id: 'difference',
        head: t('scenarios.difference'),
        card: 'figure' as const,
        amount: true,
        cell: ({ cost }: ListedScenario) =>
          cost ? format.difference(cost.after - cost.before) : '–',
      },
      {
        id: 'changed',
        head: t('scenarios.changed'),
        sort: 'changed' as const,
        first: 'desc' as const,
        cell: ({ updatedAt }: ListedScenario) => format.instant(updatedAt),
      },
    ],
    [t, format]
  )
}
