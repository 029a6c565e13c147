import { useOfferFunnel } from '@/api/offers'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

const STAGES = ['sent', 'opened', 'configured', 'accepted'] as const
const DAY_MS = 86_400_000

/** How far the offers of the last days came; nothing where none was sent. */
export function OfferFunnel() {
  const t = useT()
  const format = useFormat()
  const funnel = useOfferFunnel().data
  if (!funnel || funnel.sent === 0) return null
  const since = new Date(Date.now() - funnel.days * DAY_MS).toISOString()
  return (
    <section aria-label={t('offers.funnel', { days: funnel.days })} className="mb-6">
      <h2 className="mb-2 text-xs text-ink-soft">{t('offers.funnel', { days: funnel.days })}</h2>
      <dl
        title={t('offers.funnelHow', { day: format.day(since) })}
        className="grid grid-cols-2 gap-2 min-[23rem]:grid-cols-4 sm:gap-4"
      >
        {STAGES.map((stage) => (
          <div key={stage} className="flex min-w-0 flex-col-reverse">
            <dt className="text-xs text-ink-soft wrap-anywhere hyphens-auto">
              {t(`offers.funnel_${stage}`)}
            </dt>
            <dd>
              <span className="flex items-baseline gap-2">
                <span className="text-xl font-semibold tabular-nums">
                  {format.amount(funnel[stage], 0)}
                </span>
                {stage !== 'sent' && (
                  <span className="text-xs text-ink-soft tabular-nums max-sm:hidden">
                    {format.percent(funnel[stage] / funnel.sent, 0)}
                  </span>
                )}
              </span>
              <span aria-hidden className="my-1 block h-1 overflow-hidden rounded-full bg-sunken">
                <span
                  className="block h-full bg-ink-soft"
                  style={{ width: `${(funnel[stage] / funnel.sent) * 100}%` }}
                />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="sr-only">{t('offers.funnelHow', { day: format.day(since) })}</p>
    </section>
  )
}
