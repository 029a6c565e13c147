import { useState } from 'react'
import { KeyRound, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { toast } from 'sonner'
import { useCan } from '@/api/get-user'
import { useTokens } from '@/api/list-tokens'
import { useRevokeToken } from '@/api/revoke-token'
import type { ApiToken, Company } from '@/api/types'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useLocale, useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { urls } from '@/urls'
import { NewTokenDialog } from './new-token-dialog.tsx'

/** The programs that may act for the person: a token for each, made here or by the command line, and its end. */
export function TokenList({ company }: { company: Company }) {
  const t = useT()
  const locale = useLocale()
  const managesWebhooks = useCan('webhooks.manage')
  const tokens = useTokens()
  const revoke = useRevokeToken()
  const [asked, setAsked] = useState<ApiToken | null>(null)
  const [making, setMaking] = useState(false)
  const onError = useToastError()

  function confirm() {
    if (!asked) return
    revoke.mutate(asked.id, {
      onSuccess: () => toast(t('account.revoked')),
      onError,
    })
    setAsked(null)
  }

  return (
    <section>
      <div className="mb-1 flex items-center justify-between gap-4">
        <h3 className="font-medium">{t('account.tokens')}</h3>
        <Button size="sm" onClick={() => setMaking(true)}>
          <Plus aria-hidden />
          {t('account.newToken')}
        </Button>
      </div>
      <p className="text-ink-soft">
        {t('account.tokensText')}{' '}
        <a
          className="underline"
          href={`/${locale}${urls.apiReference}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('account.apiReference')}
        </a>
        {managesWebhooks && (
          <>
            {' · '}
            <Link className="underline" to={urls.webhooksSettings}>
              {t('account.webhooks')}
            </Link>
          </>
        )}
      </p>
      {tokens.isPending && <Skeleton className="h-24" />}
      {tokens.error && <ErrorView error={tokens.error} onRetry={() => void tokens.refetch()} />}
      {tokens.data?.length === 0 && (
        <EmptyState icon={KeyRound} title={t('account.noTokens')}>
          {t('account.noTokensText')}{' '}
          <code className="rounded-sm bg-sunken px-1.5 py-0.5 font-mono text-xs text-ink">
            npx barema login --company {company.slug}
          </code>
        </EmptyState>
      )}
      {tokens.data && tokens.data.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {tokens.data.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => setAsked(token)} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={t('account.revokeTitle')}
        description={t('account.revokeText', { name: asked?.name ?? '' })}
        confirm={t('account.revoke')}
        cancel={t('common.cancel')}
        danger
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      />
      <NewTokenDialog open={making} onOpenChange={setMaking} />
    </section>
  )
}

function TokenRow({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const t = useT()
  const format = useFormat()
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="truncate font-medium">{token.name ?? t('account.unnamedToken')}</p>
        <p className="text-xs text-ink-soft">
          {token.lastUsedAt
            ? t('account.lastUsed', { at: format.instant(token.lastUsedAt) })
            : t('account.neverUsed')}
          {token.expiresAt &&
            ` · ${t('account.expires', { day: format.day(token.expiresAt, 'medium') })}`}
        </p>
        <p className="text-xs text-ink-soft">
          {token.scopes.includes('*')
            ? t('account.allRights')
            : token.scopes.map((right) => t(`words.rights.${right}`)).join(' · ')}
        </p>
      </div>
      <Button
        size="sm"
        onClick={onRevoke}
        aria-label={t('account.revokeNamed', { name: token.name ?? '' })}
      >
        {t('account.revoke')}
      </Button>
    </li>
  )
}
