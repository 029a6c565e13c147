import { Link } from 'react-router'
import type { Integration } from '@/api/integrations'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { FoldedPart } from './folded-part.tsx'

/** When the cars were last read, how many, and the way to what is asked of them. */
export function Fleet({ integration }: { integration: Integration }) {
  const t = useT()
  const format = useFormat()
  return (
    <FoldedPart title={t('integrations.fleet')} integration={integration}>
      {({ fleet }) => (
        <p className="mt-3 text-sm text-ink-soft">
          {fleet ? (
            <>
              {t('integrations.fleetRead', {
                cars: fleet.cars,
                proposed: fleet.proposed,
                when: format.instant(fleet.readAt),
              })}{' '}
              <Link to={urls.syncRun(fleet.runId)} className="underline underline-offset-4">
                {t('integrations.fleetOpen')}
              </Link>
            </>
          ) : (
            t('integrations.fleetNone')
          )}
        </p>
      )}
    </FoldedPart>
  )
}
