import { useCallback, useMemo, useState } from 'react'
import { FileDown, FileText, RefreshCw } from 'lucide-react'
import {
  statementPdfUrl,
  useRewardStatements,
  type ListedStatement,
  type RewardGroup,
  type StatementFilter,
} from '@/api/rewards'
import { FileLink } from '@/components/app/file-link'
import { SearchField } from '@/components/app/search-field'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { RowMenu } from '@/components/list/row-menu'
import { Button } from '@/components/ui/button'
import { MenuItem, MenuSeparator } from '@/components/ui/dropdown-menu'
import { Select } from '@/components/ui/select'
import * as read from '@/lib/use-address-filter'
import { useFile } from '@/lib/use-file'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { urls } from '@/urls'
import { ReissueDialog } from './reissue-dialog.tsx'
import { useStatementColumns } from './use-statement-columns.ts'

interface ListFilter extends Omit<StatementFilter, 'opened'> {
  opened?: 'yes' | 'no'
}

const readFilter = read.addressReader<ListFilter>({
  search: read.text,
  opened: read.word(['yes', 'no'] as const),
  ...read.PAGE_FIELDS,
})

const ALL = 'all'

/** The statements of a round, by the names of their readers: opened or not, on paper, issued again. */
export function StatementList({ group, canWrite }: { group: RewardGroup; canWrite: boolean }) {
  const t = useT()
  const [{ opened, ...filter }, change] = read.useAddressFilter(readFilter)
  const [reissued, reissue] = useState<ListedStatement['worker'] | 'all' | null>(null)
  const onSearch = useCallback((search: string) => change({ search }), [change])
  const canReissue = canWrite && group.status === 'PUBLISHED' && group.statements > 0
  return (
    <div>
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchField
          label={t('reward-statements.search')}
          className="w-full sm:w-72"
          value={filter.search ?? ''}
          onSearch={onSearch}
        />
        <Select
          aria-label={t('reward-statements.openedFilter')}
          className="w-full sm:w-44"
          value={opened ?? ALL}
          onValueChange={(value) =>
            change({ opened: value === ALL ? undefined : (value as ListFilter['opened']) })
          }
          options={[
            { value: ALL, label: t('reward-statements.opened_all') },
            { value: 'yes', label: t('reward-statements.opened_yes') },
            { value: 'no', label: t('reward-statements.opened_no') },
          ]}
        />
        {canReissue && (
          <Button className="sm:ml-auto" onClick={() => reissue('all')}>
            <RefreshCw aria-hidden />
            {t('reward-statements.reissueEverybody')}
          </Button>
        )}
      </div>
      <List
        label={t('reward-statements.statements')}
        query={useRewardStatements(group.id, {
          ...filter,
          ...(opened && { opened: opened === 'yes' }),
        })}
        columns={useColumns()}
        nameOf={({ worker }) => worker.displayName}
        href={({ id }) => urls.rewardStatement(group.id, id)}
        menu={(statement) => (
          <StatementMenu
            statement={statement}
            onReissue={canReissue ? () => reissue(statement.worker) : undefined}
          />
        )}
        pages={{ total: (total) => t('reward-statements.total', { total }), onChange: change }}
        filtered={
          (filter.search || opened) && {
            text: t('reward-statements.noResultsText'),
            onClear: () => change({ search: undefined, opened: undefined }),
          }
        }
        empty={{
          icon: FileText,
          title: t('reward-statements.noStatements'),
          text: t('reward-statements.noStatementsText'),
        }}
      />
      {reissued && (
        <ReissueDialog
          group={group}
          worker={reissued === 'all' ? null : reissued}
          onClose={() => reissue(null)}
        />
      )}
    </div>
  )
}

function useColumns(): readonly Column<ListedStatement>[] {
  const t = useT()
  const { published, mailed, opened } = useStatementColumns()
  return useMemo(
    () => [
      {
        id: 'worker',
        head: t('reward-statements.worker'),
        cell: ({ worker }) => worker.displayName,
      },
      published,
      mailed,
      opened,
    ],
    [t, published, mailed, opened]
  )
}

function StatementMenu({
  statement: { id, worker },
  onReissue,
}: {
  statement: ListedStatement
  onReissue?: () => void
}) {
  const t = useT()
  const paper = useFile(statementPdfUrl(id), useToastError())
  return (
    <RowMenu label={t('reward-statements.actionsFor', { name: worker.displayName })}>
      <MenuItem asChild>
        <FileLink file={paper} icon={FileDown}>
          {t('reward-statements.pdf')}
        </FileLink>
      </MenuItem>
      {onReissue && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={onReissue}>
            <RefreshCw aria-hidden />
            {t('reward-statements.reissue')}
          </MenuItem>
        </>
      )}
    </RowMenu>
  )
}
