import { useMemo } from 'react'
import type { Package } from '@/api/types'
import { Why } from '@/components/pay/why'
import { SectionCard } from '@/components/ui/card'
import { EURO_PARTS, termsOf, whereTheEuroGoes, type EuroPart } from '@/lib/pay/where-the-euro-goes'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** Who has it, not which part of the cost it is: colours of their own, green for the worker. */
const COLOR: Record<EuroPart, string> = {
  worker: 'bg-euro-worker',
  inKind: 'bg-euro-kind',
  workerLevies: 'bg-euro-worker-levies',
  employerLevies: 'bg-euro-employer-levies',
}

/** Of one euro that the employer pays: what arrives with the worker, and what goes elsewhere. */
export function EuroSection({ stored }: { stored: Package }) {
  const t = useT()
  const format = useFormat()
  const parts = useMemo(() => whereTheEuroGoes(stored.compute), [stored.compute])
  const cost = stored.compute.coutEmployeur.coutEmployeurAnnuel
  // A line that the law could not answer is no part of any total: the shares would be wrong.
  if (parts === null || stored.gaps.length > 0) return null
  const shown = EURO_PARTS.filter((part) => parts[part] > 0)
  return (
    <SectionCard title={t('package-view.euro')}>
      <div aria-hidden className="flex h-4 gap-0.5 overflow-hidden rounded-full">
        {shown.map((part) => (
          <span
            key={part}
            className={COLOR[part]}
            style={{ width: `${(parts[part] / cost) * 100}%` }}
          />
        ))}
      </div>
      <dl className="mt-4 flex flex-col divide-y divide-line">
        {shown.map((part) => (
          <div key={part} className="flex items-center gap-3 py-2">
            <span aria-hidden className={`size-2 shrink-0 rounded-full ${COLOR[part]}`} />
            <dt className="min-w-0 grow text-ink-soft">{t(`package-view.euro_${part}`)}</dt>
            <dd className="amount">
              <span className="flex items-center justify-end gap-1 font-medium">
                {format.euros(parts[part] / cost)}
                <Why
                  rule=""
                  title={t(`package-view.euro_${part}`)}
                  sum={() => termsOf(part, stored.compute)}
                />
              </span>
              <span className="block text-xs text-ink-soft">
                {t('contents.value_year', { amount: format.euros(parts[part], 0) })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  )
}
