import { useState } from 'react'
import { Plug, RefreshCw } from 'lucide-react'
import { Link } from 'react-router'
import { toast } from 'sonner'
import {
  useChangeIntegration,
  useDisconnect,
  type HrSystem,
  type Integration,
} from '@/api/integrations'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { NewContracts } from '@/components/app/new-contracts'
import { OtherAccountFound } from '@/components/app/other-account-found'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card, SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { SwitchRow } from '@/components/ui/switch-row'
import { useFormat } from '@/lib/use-format'
import { useRunWords } from '@/lib/use-run-words'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { ConnectDialog } from './connect-dialog.tsx'
import { FieldOwners } from './field-owners.tsx'
import { Fleet } from './fleet.tsx'
import { MeantNames } from './meant-names.tsx'

/** A system that can be connected. */
export function SystemCard({ system, onConnect }: { system: HrSystem; onConnect: () => void }) {
  const t = useT()
  return (
    <Card className="flex h-full flex-col gap-3 p-4 sm:p-6">
      <h2 className="text-base font-semibold">{system.name}</h2>
      <p className="grow text-sm text-ink-soft">{t(`integrations.about_${system.system}`)}</p>
      <Button onClick={onConnect} className="self-start">
        <Plug aria-hidden />
        {t('integrations.connectTo', { system: system.name })}
      </Button>
    </Card>
  )
}

const STATE_TONES = { NEW: 'info', ACTIVE: 'accept', PAUSED: 'warn' } as const

/** A connection: whose it is, what its key may do, who owns what, and when it runs. */
export function ConnectionCard({
  integration,
  system,
  returnAddress,
}: {
  integration: Integration
  system: HrSystem
  returnAddress: string
}) {
  const t = useT()
  const format = useFormat()
  const wordsOf = useRunWords()
  const change = useChangeIntegration(integration.id)
  const disconnect = useDisconnect()
  const [asking, setAsking] = useState<'KEY' | 'DISCONNECT' | null>(null)
  const { name, state, lastRun, version, mayRead } = integration
  const may = [
    ...(['people', 'pay', 'cars'] as const)
      .filter((each) => mayRead[each])
      .map((each) => t(`integrations.mayRead_${each}`)),
    ...(integration.mayWritePayElements ? [t('integrations.mayWrite')] : []),
  ]
  const save = (body: object) => change.mutate({ version, ...body })
  return (
    <SectionCard
      title={name}
      aside={<Badge tone={STATE_TONES[state]}>{t(`integrations.state_${state}`)}</Badge>}
    >
      <dl className="grid gap-x-6 text-sm sm:grid-cols-[auto_1fr] sm:gap-y-2 [&>dd]:mb-3 [&>dd]:sm:mb-0 [&>dt]:text-xs [&>dt]:text-ink-soft [&>dt]:sm:text-sm">
        <dt>{t('integrations.account')}</dt>
        <dd className="break-words">{integration.account}</dd>
        {integration.address && (
          <>
            <dt>{t('integrations.address')}</dt>
            <dd className="break-all">{integration.address}</dd>
          </>
        )}
        <dt>{t('integrations.mayRead')}</dt>
        <dd>{may.join(' · ')}</dd>
        <dt>{t('integrations.lastRun')}</dt>
        <dd>
          {lastRun ? (
            <Link to={urls.syncRun(lastRun.id)} className="underline underline-offset-4">
              {format.instant(lastRun.createdAt)} · {wordsOf(lastRun)}
            </Link>
          ) : (
            t('integrations.never')
          )}
        </dd>
      </dl>
      {integration.pausedWhy === 'KEY' && (
        <Notice tone="warn" className="mt-4">
          {t('integrations.keyRefused', { system: name })}
        </Notice>
      )}
      {integration.pausedWhy === 'ACCOUNT' && (
        <div className="mt-4">
          <OtherAccountFound
            integration={integration}
            leave={<Button onClick={() => setAsking('KEY')}>{t('integrations.changeKey')}</Button>}
          />
        </div>
      )}
      {!mayRead.pay && (
        <p className="mt-4 text-sm text-ink-soft">{t('integrations.noPay', { system: name })}</p>
      )}
      <ProblemNotice error={change.error ?? disconnect.error} className="mt-4" />
      <div className="mt-4 flex flex-col gap-3">
        <SwitchRow
          label={t('integrations.nightly')}
          hint={t(integration.isListening ? 'integrations.listens' : 'integrations.nightlyHint', {
            system: name,
          })}
          checked={integration.isNightly}
          onCheckedChange={(isNightly) => save({ isNightly })}
          disabled={change.isPending}
        />
        <SwitchRow
          label={t('integrations.makesNames')}
          hint={t('integrations.makesNamesHint')}
          checked={integration.makesNames}
          onCheckedChange={(makesNames) => save({ makesNames })}
          disabled={change.isPending}
        />
      </div>
      {mayRead.pay && (
        <NewContracts
          integration={integration}
          busy={change.isPending}
          onChange={(meant) => save({ meant })}
        />
      )}
      <FieldOwners integration={integration} />
      <MeantNames integration={integration} />
      {mayRead.cars && <Fleet integration={integration} />}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button asChild variant={state === 'NEW' ? 'primary' : undefined}>
          <Link to={urls.synchronisation}>
            <RefreshCw aria-hidden />
            {t('integrations.toRuns')}
          </Link>
        </Button>
        <Button onClick={() => setAsking('KEY')}>{t('integrations.changeKey')}</Button>
        <Button busy={change.isPending} onClick={() => save({ isPaused: state !== 'PAUSED' })}>
          {t(state === 'PAUSED' ? 'integrations.resume' : 'integrations.pause')}
        </Button>
        <Button className="text-danger" onClick={() => setAsking('DISCONNECT')}>
          {t('integrations.disconnect')}
        </Button>
      </div>
      {asking === 'KEY' && (
        <ConnectDialog
          system={system}
          integration={integration}
          returnAddress={returnAddress}
          onClose={() => setAsking(null)}
        />
      )}
      <ConfirmDialog
        open={asking === 'DISCONNECT'}
        title={t('integrations.disconnectTitle', { system: name })}
        description={t('integrations.disconnectText')}
        confirm={t('integrations.disconnect')}
        cancel={t('common.cancel')}
        danger
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null)
          disconnect.mutate(integration.id, {
            onSuccess: () => toast(t('integrations.disconnected', { system: name })),
          })
        }}
      />
    </SectionCard>
  )
}
