import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { ExportList } from '@/features/exports/export-list'
import { useT } from '@/lib/use-t'

/** /exports */
export function Component() {
  const t = useT()
  useScreenTitle([{ label: t('exports.title') }])
  return (
    <div className="max-w-[60rem]">
      <PageHeader title={t('exports.title')} subtitle={t('exports.subtitle')} />
      <ExportList />
    </div>
  )
}
