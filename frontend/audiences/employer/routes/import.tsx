import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { ImportPage } from '@/features/imports/import-page'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/import */
export function Component() {
  const t = useT()
  useScreenTitle([
    { label: t('nav.team'), to: urls.team },
    { label: t('nav.imports') },
  ])
  return (
    <div className="max-w-[72rem]">
      <PageHeader title={t('nav.imports')} subtitle={t('imports.subtitle')} />
      <ImportPage />
    </div>
  )
}
