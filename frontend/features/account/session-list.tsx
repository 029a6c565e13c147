import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { useEndSession, useSignOutEverywhere, useUserSessions } from '@/api/user-sessions'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { ErrorView } from '@/components/app/error-view'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { browserName } from '@/lib/browser-name'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { urls } from '@/urls'

/** Where the person is signed in, the way to end one session, and the way to end all. */
export function SessionList() {
  const t = useT()
  const format = useFormat()
  const navigate = useNavigate()
  const sessions = useUserSessions()
  const end = useEndSession()
  const everywhere = useSignOutEverywhere()
  const [asked, setAsked] = useState(false)
  const onError = useToastError()

  function signOutEverywhere() {
    setAsked(false)
    everywhere.mutate(undefined, { onSuccess: () => void navigate(urls.login), onError })
  }

  return (
    <SectionCard title={t('account.sessions')}>
      <p className="-mt-2 mb-4 text-ink-soft">{t('account.sessionsText')}</p>
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
      <div className="mt-4 flex justify-end">
        <Button onClick={() => setAsked(true)} busy={everywhere.isPending}>
          {t('account.signOutEverywhere')}
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        title={t('account.signOutEverywhereTitle')}
        description={t('account.signOutEverywhereText')}
        confirm={t('account.signOutEverywhere')}
        cancel={t('common.cancel')}
        danger
        onConfirm={signOutEverywhere}
        onCancel={() => setAsked(false)}
      />
    </SectionCard>
  )
}
