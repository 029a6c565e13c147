import { Navigate, useSearchParams } from 'react-router'
import { useCan } from '@/api/get-user'
import { useSettingsTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { BenefitsCard } from '@/features/catalogue/benefits-card'
import { KindTabs } from '@/features/catalogue/kind-tabs'
import { KINDS } from '@/features/catalogue/kinds'
import { PacksCard } from '@/features/catalogue/packs-card'
import { SettingsCard } from '@/features/catalogue/settings-card'
import { ImportDialog } from '@/features/imports/import-dialog'
import { LastImports } from '@/features/imports/last-imports'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

const NEW = 'new'

/** /settings/avantages */
export function Component() {
  const t = useT()
  const canWrite = useCan('benefits.write')
  const [query, setQuery] = useSearchParams()
  const kind = KINDS.find((each) => each === query.get('kind')) ?? 'voitureSociete'
  /** The file that is looked at, `NEW` for one to choose; it stands in the address, and is there after a reload. */
  const file = query.get('import')
  const open = (next: string | null) =>
    setQuery({ kind, ...(next && { import: next }) }, { replace: true, preventScrollReset: true })
  useSettingsTitle([{ label: t('benefits.title') }])
  if (!canWrite) return <Navigate to={urls.accountSettings} replace />
  return (
    <div className="max-w-6xl">
      <PageHeader title={t('benefits.title')} subtitle={t('benefits.subtitle')} />
      <KindTabs kind={kind} />
      <div className="flex flex-col gap-6">
        <BenefitsCard key={kind} kind={kind} onImport={() => open(NEW)} />
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <SettingsCard />
          <PacksCard />
          <LastImports target="benefits" onOpen={open} />
        </div>
      </div>
      {file && (
        <ImportDialog
          title={t('benefits.importInto', { list: t(`benefits.kind_${kind}`) })}
          target="benefits"
          fixed={[{ field: 'list', to: kind }]}
          id={file === NEW ? null : file}
          onOpen={(id) => open(id ?? NEW)}
          onClose={() => open(null)}
        />
      )}
    </div>
  )
}
