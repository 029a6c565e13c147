import { useMemo } from 'react'
import { Link } from 'react-router'
import { compute, MONTHLY_FIELDS, type ComputeAnswer } from '#modules/compute/pure'
import { useScenarioItem, type Scenario } from '@/api/scenarios'
import { ErrorView } from '@/components/app/error-view'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { nameOf } from './people-table.tsx'
import { useChangeWords } from './use-change-words.ts'

/** One person of a scenario: every line of the month before and after, and the changes that made the difference. */
export function ItemScreen({ scenario, itemId }: { scenario: Scenario; itemId: string }) {
  const t = useT()
  const format = useFormat()
  const words = useChangeWords()
  const asked = useScenarioItem(scenario.id, itemId)
  const item = asked.data
  const answers = useMemo(
    () => ({ before: answerOf(item?.requests.before), after: answerOf(item?.requests.after) }),
    [item]
  )
  if (asked.error && !item)
    return <ErrorView error={asked.error} onRetry={() => void asked.refetch()} />
  if (!item) return <Skeleton className="h-96" />
  const monthly = (of: ComputeAnswer | null, field: string) =>
    (of?.compute.remuneration.remunerationMensuelle as Record<string, number> | undefined)?.[field]
  const lines = MONTHLY_FIELDS.filter(
    (name) => monthly(answers.before, name) || monthly(answers.after, name)
  )
  return (
    <>
      <PageHeader
        title={nameOf(item, t('scenarios.supposed'))}
        subtitle={[item.nomFonction, item.department, scenario.name].filter(Boolean).join(' · ')}
        actions={
          <>
            {item.worker && (
              <Button asChild>
                <Link to={urls.worker(item.worker.id)}>{t('scenarios.openRecord')}</Link>
              </Button>
            )}
            <Button asChild>
              <Link to={urls.scenario(scenario.id)}>{t('scenarios.backToScenario')}</Link>
            </Button>
          </>
        }
      />
      {item.failure && (
        <Notice tone="warn" className="mb-4">
          {t('scenarios.itemFailure', { reason: item.failure })}
        </Notice>
      )}
      <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_360px]">
        <SectionCard title={t('scenarios.month')}>
          <div
            className="overflow-x-auto"
            tabIndex={0}
            role="region"
            aria-label={t('scenarios.month')}
          >
            <table className="w-full text-sm">
              <thead>
                <tr className="text-ink-soft">
                  <td />
                  {(['before', 'after', 'difference'] as const).map((head) => (
                    <th key={head} className="pl-3 text-right font-normal">
                      {t(`scenarios.${head}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.map((name) => (
                  <Line
                    key={name}
                    label={t(`compute.lines.${name}`)}
                    before={monthly(answers.before, name)}
                    after={monthly(answers.after, name)}
                  />
                ))}
                <Line
                  label={t('scenarios.costOfYear')}
                  before={item.before?.cost}
                  after={item.after?.cost}
                />
              </tbody>
            </table>
          </div>
        </SectionCard>
        <SectionCard title={t('scenarios.changesHead')} className="self-start">
          {item.changes.length === 0 ? (
            <p className="text-ink-soft">{t('scenarios.noChangeHere')}</p>
          ) : (
            <ol className="grid gap-2 text-sm">
              {item.changes.map((change) => {
                const skipped = item.skipped.find(({ changeId }) => changeId === change.id)
                return (
                  <li
                    key={change.id}
                    className={change.isUndone ? 'text-ink-soft line-through' : ''}
                  >
                    {words(change)}
                    {skipped && (
                      <span className="block text-ink-soft">
                        {t(`scenarios.changes.skipped.${skipped.reason}`)}
                      </span>
                    )}
                  </li>
                )
              })}
            </ol>
          )}
          {item.after && item.after.retenu > 0 && (
            <p className="mt-4 text-sm text-ink-soft">
              {t('scenarios.capHere', {
                withheld: format.euros(item.after.retenu, 2),
                moderation: format.euros(item.after.moderation, 2),
              })}
            </p>
          )}
        </SectionCard>
      </div>
    </>
  )
}

function Line({ label, before, after }: { label: string; before?: number; after?: number }) {
  const format = useFormat()
  const written = (amount: number | undefined) =>
    amount === undefined ? '–' : format.amount(amount)
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-1.5 text-left font-normal">
        {label}
      </th>
      <td className="pl-3 text-right whitespace-nowrap tabular-nums">{written(before)}</td>
      <td className="pl-3 text-right whitespace-nowrap tabular-nums">{written(after)}</td>
      <td className="pl-3 text-right whitespace-nowrap text-ink-soft tabular-nums">
        {before !== undefined && after !== undefined ? format.difference(after - before, 2) : ''}
      </td>
    </tr>
  )
}

/** The figures of a request, by the engine of the page. */
function answerOf(request: unknown): ComputeAnswer | null {
  if (!request) return null
  const result = compute(request)
  return result.ok ? result.answer : null
}
