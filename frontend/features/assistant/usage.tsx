import { useAssistantUsage } from '@/api/assistant'
import { ErrorView } from '@/components/app/error-view'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { today } from '#modules/shared/values/days'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** How much the assistant was used, month by month, and how much of the model's tokens is left of this one. */
export function AssistantUsage({ hasModel }: { hasModel: boolean }) {
  const t = useT()
  const usage = useAssistantUsage()
  return (
    <SectionCard title={t('assistant-page.usage')}>
      <p className="-mt-2 mb-4 text-sm text-ink-soft">{t('assistant-page.usageText')}</p>
      {usage.error && !usage.data && (
        <ErrorView error={usage.error} onRetry={() => void usage.refetch()} />
      )}
      {usage.isPending && <Skeleton className="h-24" />}
      {usage.data && <Months usage={usage.data} hasModel={hasModel} />}
    </SectionCard>
  )
}

type Usage = NonNullable<ReturnType<typeof useAssistantUsage>['data']>

function Months({ usage, hasModel }: { usage: Usage; hasModel: boolean }) {
  const t = useT()
  const format = useFormat()
  const { months, monthlyTokens } = usage
  const shows = hasModel || months.some(({ modelTurns }) => modelTurns > 0)
  if (months.length === 0)
    return <p className="text-sm text-ink-soft">{t('assistant-page.usageNone')}</p>
  const used = months.find(({ month }) => today().startsWith(month))?.tokens ?? 0
  const most = Math.max(1, ...months.map(({ turns }) => turns))
  const columns = ['usageMonth', 'usageTurns', ...(shows ? ['usageModel', 'usageTokens'] : [])]
  return (
    <>
      {hasModel && (
        <div className="mb-4">
          <div className="mb-1 flex flex-wrap justify-between gap-x-4 text-sm">
            <span>{t('assistant-page.usageNow')}</span>
            <span className="text-ink-soft tabular-nums">
              {t('assistant-page.usageOf', {
                used: format.amount(used, 0),
                most: format.amount(monthlyTokens, 0),
              })}
            </span>
          </div>
          <progress
            className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
            aria-label={t('assistant-page.usageNow')}
            value={monthlyTokens === 0 ? 1 : Math.min(1, used / monthlyTokens)}
          />
        </div>
      )}
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{t('assistant-page.usage')}</caption>
        <thead className="text-xs text-ink-soft">
          <tr>
            {columns.map((name, at) => (
              <th
                key={name}
                scope="col"
                className={
                  at === 0 ? 'py-1 text-left font-normal' : 'py-1 pl-3 text-right font-normal'
                }
              >
                {t(`assistant-page.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, turns, modelTurns, tokens }) => (
            <tr key={month} className="border-t border-line">
              <th scope="row" className="py-2 text-left font-normal sm:w-1/2">
                <span className="block first-letter:uppercase">
                  {format.month(`${month}-01`, 'long', 'numeric')}
                </span>
                {/* The number stands in its column. */}
                <span
                  aria-hidden
                  className="mt-1 block h-1.5 rounded-full bg-line-strong"
                  style={{ width: `${(turns / most) * 100}%` }}
                />
              </th>
              {[turns, ...(shows ? [modelTurns, tokens] : [])].map((value, at) => (
                <td key={at} className="py-2 pl-3 text-right">
                  {format.amount(value, 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
