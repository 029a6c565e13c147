import { useCan } from '@/api/get-user'
import { useSettingsTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { Notice } from '@/components/ui/notice'
import { Integrations } from '@/features/integrations/integrations'
import { useT } from '@/lib/use-t'

/** /settings/integrations: HR systems, for administrators; others read who may. */
export function Component() {
  const t = useT()
  const may = useCan('integrations.write')
  useSettingsTitle([{ label: t('settings.integrations') }])
  return (
    <div className="max-w-[60rem]">
      <PageHeader title={t('settings.integrations')} subtitle={t('integrations.subtitle')} />
      {may ? <Integrations /> : <Notice>{t('integrations.administratorsOnly')}</Notice>}
    </div>
  )
}
