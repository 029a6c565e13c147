import { Link } from 'react-router'
import { useCan } from '@/api/get-user'
import { useSettingsTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { Notice } from '@/components/ui/notice'
import { Integrations } from '@/features/integrations/integrations'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /settings/integrations: HR systems, for administrators; others read who may. */
export function Component() {
  const t = useT()
  const may = useCan('integrations.write')
  const managesWebhooks = useCan('webhooks.manage')
  useSettingsTitle([{ label: t('settings.integrations') }])
  return (
    <div className="max-w-[60rem]">
      <PageHeader title={t('settings.integrations')} subtitle={t('integrations.subtitle')} />
      {may ? <Integrations /> : <Notice>{t('integrations.administratorsOnly')}</Notice>}
      {managesWebhooks && (
        <p className="mt-6">
          <Link className="underline" to={urls.webhooksSettings}>
            {t('webhooks.ownPrograms')}
          </Link>
        </p>
      )}
    </div>
  )
}
