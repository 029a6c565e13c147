import { useCallback, useMemo } from 'react'
import { PiggyBank } from 'lucide-react'
import { BUDGET_SORTS, useBudgets, type BudgetPage, type ListedBudget } from '@/api/budgets'
import { SearchField } from '@/components/app/search-field'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Segmented } from '@/components/ui/segmented'
import * as read from '@/lib/use-address-filter'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { BudgetMenu } from './budget-menu.tsx'
import { usePeriod } from './use-period.ts'

const readFilter = read.addressReader<BudgetPage>({
  search: read.text,
  archived: read.flag,
  ...read.sortFields(BUDGET_SORTS),
  ...read.PAGE_FIELDS,
})

/** The company's budgets, each version by itself. */
export function BudgetList({ onNew }: { onNew: () => void }) {
  const t = useT()
  const [filter, change] = read.useAddressFilter(readFilter)
  const onSearch = useCallback((search: string) => change({ search }), [change])
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchField
          label={t('budgets.search')}
          className="w-full sm:w-72"
          value={filter.search ?? ''}
          onSearch={onSearch}
        />
        <Segmented
          label={t('budgets.which')}
          value={filter.archived ? 'archived' : 'open'}
          onValueChange={(value) => change({ archived: value === 'archived' || undefined })}
          options={[
            { value: 'open', label: t('budgets.open') },
            { value: 'archived', label: t('budgets.archived') },
          ]}
        />
      </div>
      <List
        label={t('nav.budgets')}
        query={useBudgets(filter)}
        columns={useBudgetColumns()}
        nameOf={({ name }) => name}
        href={({ id }) => urls.budget(id)}
        menu={(budget) => <BudgetMenu budget={budget} />}
        sorting={{ usual: 'changed', ...filter, onSort: change }}
        pages={{ total: (total) => t('budgets.count', { total }), onChange: change }}
        filtered={
          (filter.search || filter.archived) && {
            text: t('budgets.noResultsText'),
            onClear: () => change({ search: undefined, archived: undefined }),
          }
        }
        empty={{
          icon: PiggyBank,
          title: t('budgets.emptyTitle'),
          text: t('budgets.emptyText'),
          action: (
            <Button variant="primary" onClick={onNew}>
              {t('budgets.first')}
            </Button>
          ),
        }}
      />
    </>
  )
}

function useBudgetColumns(): readonly Column<ListedBudget, 'changed' | 'name' | 'start'>[] {
  const t = useT()
  const format = useFormat()
  const period = usePeriod()
  return useMemo(
    () => [
      {
        id: 'name',
        head: t('budgets.name'),
        sort: 'name' as const,
        cell: (budget: ListedBudget) => (
          <>
            {budget.name}
            <span className="block text-xs font-normal text-ink-soft">{period(budget)}</span>
          </>
        ),
      },
      {
        id: 'state',
        head: t('budgets.state'),
        card: 'line' as const,
        cell: (budget: ListedBudget) => (
          <span className="flex flex-wrap gap-1">
            {budget.isLocked && <Badge>{t('budgets.lockedBadge')}</Badge>}
            {budget.number > 1 && <Badge>{t('budgets.version', { number: budget.number })}</Badge>}
          </span>
        ),
      },
      {
        id: 'expected',
        head: t('budgets.expected'),
        card: 'figure' as const,
        amount: true,
        cell: ({ total }: ListedBudget) => (total ? format.euros(total.expected, 0) : '–'),
      },
      {
        id: 'range',
        head: t('budgets.range'),
        amount: true,
        cell: ({ total }: ListedBudget) =>
          total && total.high !== total.low
            ? `${format.euros(total.low, 0)} – ${format.euros(total.high, 0)}`
            : '–',
      },
      {
        id: 'changed',
        head: t('budgets.changed'),
        sort: 'changed' as const,
        first: 'desc' as const,
        cell: ({ updatedAt }: ListedBudget) => format.instant(updatedAt),
      },
    ],
    [t, format, period]
  )
}
