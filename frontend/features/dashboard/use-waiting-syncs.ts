import { RefreshCw } from 'lucide-react'
import { useIntegrations, type Integration } from '@/api/integrations'
import { useCan } from '@/api/get-user'
import { useGates } from '@/lib/gate'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import type { WaitingLine } from './use-waiting.ts'

/** HR systems that wait for an administrator: a key that is refused or opens another company, a run that failed or asks. */
export function useWaitingSyncs() {
  const t = useT()
  const format = useFormat()
  const { locks } = useGates()
  const may = useCan('integrations.write')
  const query = useIntegrations(may && !locks({ feature: 'sync' }))
  const lines = (query.data?.data ?? []).flatMap((integration): WaitingLine[] => {
    const why = whyOf(integration)
    if (!why) return []
    const { id, name: system, lastRun, questions } = integration
    return [
      {
        id: `sync ${id}`,
        icon: RefreshCw,
        tone: 'warn',
        title: t(`dashboard.sync_${why}`, { system, count: questions?.count ?? 0 }),
        detail:
          (why === 'FAILED' || why === 'ACCOUNT') && lastRun?.failure ? lastRun.failure : undefined,
        when: lastRun ? format.day(lastRun.createdAt, 'medium') : undefined,
        action:
          why === 'KEY'
            ? { verb: t('dashboard.syncKey'), to: urls.integrationsSettings }
            : {
                verb: t(why === 'FAILED' ? 'dashboard.syncLook' : 'dashboard.syncAnswer'),
                to: urls.syncRun(why === 'QUESTIONS' ? questions!.runId : lastRun!.id),
              },
      },
    ]
  })
  return { query, lines }
}

/** Why one waits; who paused it themselves knows. */
function whyOf({ pausedWhy, lastRun, questions }: Integration) {
  if (pausedWhy === 'KEY') return 'KEY'
  if (pausedWhy === 'PERSON' || !lastRun) return null
  if (pausedWhy === 'ACCOUNT') return 'ACCOUNT'
  if (lastRun.status === 'ASKING') return 'ASKING'
  if (lastRun.status === 'FAILED') return 'FAILED'
  return questions ? 'QUESTIONS' : null
}
