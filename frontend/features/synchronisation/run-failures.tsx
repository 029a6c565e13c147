import { TriangleAlert } from 'lucide-react'
import { useChangeIntegration, type Integration, type WholeRun } from '@/api/integrations'
import { NewContracts, saidOfNothing } from '@/components/app/new-contracts'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { endOf } from '@/lib/use-run-words'
import { useT } from '@/lib/use-t'
import { useRunAgain } from './use-run-again.ts'

/** Whether something that a run failed by is repaired here. */
export const isRepairedHere = ({ failed, failures }: WholeRun) =>
  failed > 0 && failures.some(({ repair }) => repair !== null)

/** Why people of a run were not taken over, by reason; what is repaired here is repaired in this place, and tried again. */
export function RunFailures({ run, integration }: { run: WholeRun; integration?: Integration }) {
  const t = useT()
  const format = useFormat()
  const { failed, failures } = run
  if (failed === 0 || failures.length === 0) return null
  return (
    <Card className="mb-6 p-4 sm:p-6">
      <h2 className="flex items-start gap-2 font-semibold">
        <TriangleAlert className="mt-1 size-4 shrink-0 text-warn" aria-hidden />
        {t('synchronisation.notTaken', { failed })}
      </h2>
      <ul className="mt-3 flex flex-col gap-2 text-sm">
        {failures.map(({ message, count, repair }) => (
          <li key={message} className="flex gap-3">
            <span className="min-w-8 shrink-0 text-right font-semibold tabular-nums">
              {format.amount(count, 0)}
            </span>
            <span className="min-w-0 break-words">
              {message}{' '}
              {repair === null && integration && (
                <span className="text-ink-soft">
                  {t('synchronisation.repairedThere', { system: integration.name })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {integration && isRepairedHere(run) && <Repairs run={run} integration={integration} />}
    </Card>
  )
}

/** What is repaired here, and the run that shows it: it leads, and taking over who is well as it is comes second. */
function Repairs({ run, integration }: { run: WholeRun; integration: Integration }) {
  const t = useT()
  const change = useChangeIntegration(integration.id)
  const again = useRunAgain({ ...run, all: true })
  const wants = (repair: 'COMMITTEE' | 'NAMES') =>
    run.failures.some((failure) => failure.repair === repair)
  const addsNames = wants('NAMES') && !integration.makesNames
  const { version } = integration
  const isSaid = saidOfNothing(integration).some(({ field }) => field === 'commissionParitaire')
  const busy = change.isPending || again.isPending
  const retry = () => again.run(run.dryRun)
  const repairAndRetry = () =>
    addsNames ? change.mutate({ version, makesNames: true }, { onSuccess: retry }) : retry()
  return (
    <div className="mt-4 border-t border-line pt-1">
      {wants('COMMITTEE') && (
        <NewContracts
          integration={integration}
          busy={change.isPending}
          onChange={(meant) => change.mutate({ version, meant })}
        />
      )}
      <ProblemNotice error={change.error ?? again.error} className="mt-4" />
      <div className="mt-4 flex flex-wrap gap-2 max-sm:[&>*]:grow">
        <Button
          variant="primary"
          busy={busy}
          disabled={wants('COMMITTEE') && !isSaid}
          onClick={repairAndRetry}
        >
          {addsNames ? t('synchronisation.addNames') : again.words}
        </Button>
        {run.dryRun && endOf(run) !== 'ALL_FAILED' && (
          <Button busy={busy} onClick={() => again.run(false)}>
            {t('synchronisation.doIt')}
          </Button>
        )}
      </div>
    </div>
  )
}
