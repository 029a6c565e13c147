import { Link } from 'react-router'
import { useAssistantSettings, type AssistantSettings } from '@/api/assistant'
import { useCan } from '@/api/get-user'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** Who reads requests in this company, and how long they are kept; nothing where it cannot be told. */
export function ReadsHere() {
  const t = useT()
  const settings = useAssistantSettings().data
  const canSettle = useCan('ai-settings.write')
  if (!settings) return null
  return (
    <SectionCard
      title={t('assistant-page.hereTitle')}
      aside={
        canSettle && (
          <Link to={urls.assistantSettings} className="text-sm underline underline-offset-4">
            {t('assistant-page.hereSettle')}
          </Link>
        )
      }
    >
      <p>{readerOf(settings, t)}</p>
      <p className="mt-2 text-ink-soft">
        {t('assistant-page.hereKept', { count: settings.retentionDays })}
      </p>
    </SectionCard>
  )
}

function readerOf({ model, modelOn }: AssistantSettings, t: ReturnType<typeof useT>): string {
  if (!model) return t('assistant-page.noModel')
  return modelOn ? t('assistant-page.hereModelOn', model) : t('assistant-page.hereModelOff')
}
