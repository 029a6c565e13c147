import { toast } from 'sonner'
import { useEndSession, useUserSessions } from '@/api/user-sessions'
import { ErrorView } from '@/components/app/error-view'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { browserName } from '#modules/shared/values/browser_name'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

/** Where the person is signed in, and the way to end one session. */
export function SessionList() {
  const t = useT()
  const format = useFormat()
  const sessions = useUserSessions()
  const end = useEndSession()
  const onError = useToastError()

  return (
    <section>
      <h3 className="mb-1 font-medium">{t('account.sessions')}</h3>
      <p className="text-ink-soft">{t('account.sessionsText')}</p>
      {sessions.isPending && <Skeleton className="h-24" />}
      {sessions.error && (
        <ErrorView error={sessions.error} onRetry={() => void sessions.refetch()} />
      )}
      <ul aria-label={t('account.sessions')} className="flex flex-col divide-y divide-line">
        {sessions.data?.map(({ id, browser, current, lastUsedAt }) => {
          const name = browserName(browser) ?? t('account.unknownBrowser')
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0">
                <p className="flex items-center gap-2 font-medium">
                  {name} {current && <Badge>{t('account.thisBrowser')}</Badge>}
                </p>
                <p className="text-xs text-ink-soft">
                  {t('account.sessionUsed', { at: format.instant(lastUsedAt) })}
                </p>
              </div>
              {!current && (
                <Button
                  size="sm"
                  aria-label={t('account.endSessionNamed', { name })}
                  onClick={() =>
                    end.mutate(id, {
                      onSuccess: () => void toast(t('account.sessionEnded')),
                      onError,
                    })
                  }
                >
                  {t('account.endSession')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
