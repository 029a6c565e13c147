import { Link } from 'react-router'
import type { WholeRun } from '@/api/integrations'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { endOf } from '@/lib/use-run-words'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** Why people of a run were not taken over, by reason, and where that can be set. */
export function RunFailures({ run }: { run: WholeRun }) {
  const t = useT()
  const { failed, failures } = run
  if (failed === 0 || failures.length === 0) return null
  return (
    <Notice
      tone={endOf(run) === 'SOME_FAILED' ? 'warn' : 'danger'}
      role="status"
      className="mb-6"
      actions={
        failures.some(({ isSetHere }) => isSetHere) && (
          <Button asChild>
            <Link to={urls.integrationsSettings}>{t('synchronisation.setCommittee')}</Link>
          </Button>
        )
      }
    >
      <p className="font-medium">{t('synchronisation.notTaken', { failed })}</p>
      <ul className="mt-1 list-disc pl-5">
        {failures.map(({ message, count }) => (
          <li key={message} className="break-words">
            {t('synchronisation.reason', { message, count })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
