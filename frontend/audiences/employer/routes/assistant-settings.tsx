import { Link, Navigate } from 'react-router'
import { useAssistantSettings } from '@/api/assistant'
import { useCan } from '@/api/get-user'
import { useSettingsTitle } from '@/components/app/crumbs'
import { ErrorView } from '@/components/app/error-view'
import { PageHeader } from '@/components/app/page-header'
import { Skeleton } from '@/components/ui/skeleton'
import { AssistantSettingsForm } from '@/features/assistant/settings-form'
import { AssistantUsage } from '@/features/assistant/usage'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /settings/assistant: what the company settles for the assistant, and how much it was used. */
export function Component() {
  const t = useT()
  const canSettle = useCan('ai-settings.write')
  const settings = useAssistantSettings()
  useSettingsTitle([{ label: t('settings.assistant') }])
  if (!canSettle) return <Navigate to={urls.accountSettings} replace />
  return (
    <div className="max-w-[45rem]">
      <PageHeader
        title={t('assistant-page.settingsTitle')}
        subtitle={
          <>
            {t('assistant-page.settingsText')}{' '}
            <Link to={urls.assistant} className="underline underline-offset-4">
              {t('assistant.limits')}
            </Link>
          </>
        }
      />
      {settings.error && !settings.data && (
        <ErrorView error={settings.error} onRetry={() => void settings.refetch()} />
      )}
      {settings.isPending && <Skeleton className="h-96" />}
      {settings.data && (
        <div className="flex flex-col gap-6">
          <AssistantSettingsForm key={settings.data.version} settings={settings.data} />
          <AssistantUsage hasModel={settings.data.model !== null} />
        </div>
      )}
    </div>
  )
}
