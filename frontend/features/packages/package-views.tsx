import { postPackageViews } from '#client/bounds'
import type { PackageFilter } from '@/api/list-packages'
import { usePackageViews, useRemoveView, useSaveView } from '@/api/package-views'
import { ViewsMenu } from '@/components/app/views-menu'

interface PackageViewsProps {
  /** What the list shows now. */
  current: PackageFilter
  onOpen: (filter: PackageFilter) => void
}

/** The views of packages that one has saved. */
export function PackageViews(props: PackageViewsProps) {
  return (
    <ViewsMenu
      {...props}
      views={usePackageViews().data ?? []}
      bounds={postPackageViews}
      save={useSaveView()}
      remove={useRemoveView()}
    />
  )
}
