import { useState } from 'react'
import { Calculator } from 'lucide-react'
import { useCan } from '@/api/get-user'
import { usePackages } from '@/api/list-packages'
import type { ListedPackage } from '@/api/types'
import { List } from '@/components/list/list'
import { Button } from '@/components/ui/button'
import { narrowing } from '@/lib/use-address-filter'
import { useSelection } from '@/lib/use-selection'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { BulkBar } from './bulk-bar.tsx'
import { usePackageColumns } from './columns.tsx'
import { FilterChips } from './filter-chips.tsx'
import { PackageMenu } from './package-menu.tsx'
import { PackageToolbar } from './package-toolbar.tsx'
import { usePackageFilter } from './use-package-filter.ts'

export interface PackageActions {
  onDuplicate: (item: ListedPackage) => void
  onDelete: (item: ListedPackage) => void
}

interface PackageListProps extends PackageActions {
  onCreate: () => void
  /** Those of one person, on that person's page. */
  workerId?: string
}

/** All packages of the company, or those of one person. */
export function PackageList({ onCreate, workerId, ...actions }: PackageListProps) {
  const t = useT()
  const canWrite = useCan('packages.write')
  const [asked, change, replace] = usePackageFilter()
  const filter = workerId ? { ...asked, worker: workerId } : asked
  const packages = usePackages(filter)
  const narrowed = JSON.stringify(narrowing(asked))
  const selection = useSelection(narrowed)
  const workerName = useWorkerName(filter.worker, packages.data?.data)
  const toolbar = { filter: asked, workerName, onChange: change }
  return (
    <>
      <PackageToolbar {...toolbar} onReplace={replace} />
      <FilterChips {...toolbar} onClear={() => replace({})} />
      {packages.data && (selection.all || selection.ids.size > 0) && (
        <BulkBar selection={selection} filter={filter} page={packages.data} />
      )}
      <List
        label={t('packages.title')}
        query={packages}
        columns={usePackageColumns()}
        nameOf={({ nomFonction }) => nomFonction}
        href={({ id }) => urls.package(id)}
        menu={(item) => <PackageMenu item={item} {...actions} />}
        selection={selection}
        sorting={{ usual: 'changed', ...filter, onSort: change }}
        pages={{ total: (total) => t('packages.total', { total }), onChange: change }}
        filtered={
          narrowed !== '{}' && { text: t('packages.noResultsText'), onClear: () => replace({}) }
        }
        empty={{
          icon: Calculator,
          title: t('packages.emptyTitle'),
          text: t('packages.emptyText'),
          action: canWrite && (
            <Button variant="primary" onClick={onCreate}>
              {t('packages.emptyAction')}
            </Button>
          ),
        }}
      />
    </>
  )
}

/** The address holds an id; the name comes with the packages found, and stays while others load. */
function useWorkerName(
  id: string | undefined,
  items: ListedPackage[] | undefined
): string | undefined {
  const [known, setKnown] = useState<{ id: string; displayName: string }>()
  const found = items?.find(({ person }) => person?.id === id)?.person
  if (found && found.id !== known?.id) setKnown(found)
  return known?.id === id ? known?.displayName : undefined
}
