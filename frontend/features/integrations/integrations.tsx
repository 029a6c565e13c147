import { useState } from 'react'
import { useIntegrations, type HrSystem } from '@/api/integrations'
import { Loaded } from '@/components/app/loaded'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'
import { ConnectDialog } from './connect-dialog.tsx'
import { ConnectionCard, SystemCard } from './system-card.tsx'
import { useReturned } from './use-returned.ts'

/** The HR systems: those that are connected first, then those that can be. */
export function Integrations() {
  const t = useT()
  const integrations = useIntegrations()
  const [connecting, setConnecting] = useState<HrSystem | null>(null)
  const returned = useReturned()
  return (
    <Loaded query={integrations} skeleton={<Skeleton className="h-72" />}>
      {({ data, systems, returnAddress }) => (
        <section aria-label={t('integrations.hrSystems')}>
          <ProblemNotice error={returned.error} className="mb-4" />
          {returned.isPending && (
            <Notice role="status" className="mb-4">
              {t('integrations.returning')}
            </Notice>
          )}
          <ul className="flex flex-col gap-4">
            {data.map((integration) => (
              <li key={integration.id}>
                <ConnectionCard
                  integration={integration}
                  system={systems.find(({ system }) => system === integration.system)!}
                  returnAddress={returnAddress}
                />
              </li>
            ))}
          </ul>
          <ul className="mt-4 grid gap-4 sm:grid-cols-2">
            {systems
              .filter(({ system }) => data.every((each) => each.system !== system))
              .map((system) => (
                <li key={system.system}>
                  <SystemCard system={system} onConnect={() => setConnecting(system)} />
                </li>
              ))}
          </ul>
          {connecting && (
            <ConnectDialog
              system={connecting}
              returnAddress={returnAddress}
              onClose={() => setConnecting(null)}
            />
          )}
        </section>
      )}
    </Loaded>
  )
}
