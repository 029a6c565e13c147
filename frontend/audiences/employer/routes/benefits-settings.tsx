import { Navigate, useSearchParams } from 'react-router'
import { useCan } from '@/api/get-user'
import { useSettingsTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { BenefitsCard } from '@/features/catalogue/benefits-card'
import { KindTabs } from '@/features/catalogue/kind-tabs'
import { KINDS } from '@/features/catalogue/kinds'
import { LastImports } from '@/features/catalogue/import/last-imports'
import { PacksCard } from '@/features/catalogue/packs-card'
import { SettingsCard } from '@/features/catalogue/settings-card'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /settings/avantages */
export function Component() {
  const t = useT()
  const canWrite = useCan('benefits.write')
  const [query] = useSearchParams()
  const kind = KINDS.find((each) => each === query.get('kind')) ?? 'voitureSociete'
  useSettingsTitle([{ label: t('benefits.title') }])
  if (!canWrite) return <Navigate to={urls.accountSettings} replace />
  return (
    <div className="max-w-6xl">
      <PageHeader title={t('benefits.title')} subtitle={t('benefits.subtitle')} />
      <KindTabs kind={kind} />
      <div className="flex flex-col gap-6">
        <BenefitsCard key={kind} kind={kind} />
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <SettingsCard />
          <PacksCard />
          <LastImports />
        </div>
      </div>
    </div>
  )
}
