import { useState } from 'react'
import { useIntegrations, type HrSystem } from '@/api/integrations'
import { Loaded } from '@/components/app/loaded'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'
import { ConnectDialog } from './connect-dialog.tsx'
import { ConnectionCard, SystemCard } from './system-card.tsx'
import { Returned } from './returned.tsx'

/** What is being connected, and by which way the dialog begins. */
interface Connecting {
  system: HrSystem
  way?: 'APP'
}

/** The one to which a person leaves this page, and from which they come back to it. */
const letsIn = (systems: readonly HrSystem[]) =>
  systems.filter(({ hasConsent }) => hasConsent).slice(0, 1)

/** The HR systems: those that are connected first, then those that can be. */
export function Integrations() {
  const t = useT()
  const integrations = useIntegrations()
  const [connecting, setConnecting] = useState<Connecting | null>(null)
  return (
    <Loaded query={integrations} skeleton={<Skeleton className="h-72" />}>
      {({ data, systems, returnAddress }) => (
        <section aria-label={t('integrations.hrSystems')}>
          {letsIn(systems).map((system) => (
            <Returned
              key={system.system}
              system={system}
              onAgain={() => setConnecting({ system, way: 'APP' })}
            />
          ))}
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
                  <SystemCard system={system} onConnect={() => setConnecting({ system })} />
                </li>
              ))}
          </ul>
          {connecting && (
            <ConnectDialog
              {...connecting}
              integration={data.find(({ system }) => system === connecting.system.system)}
              returnAddress={returnAddress}
              onClose={() => setConnecting(null)}
            />
          )}
        </section>
      )}
    </Loaded>
  )
}
