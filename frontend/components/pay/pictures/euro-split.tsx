import { EURO_PARTS, termsOf, type EuroPart } from '#modules/compute/pure'
import type { Compute } from '@/api/types'
import { Why } from '@/components/pay/why'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { EURO_TONES } from './tones.ts'

interface EuroSplitProps {
  compute: Pick<Compute, 'coutEmployeur' | 'remuneration'>
  parts: Record<EuroPart, number>
}

/** Of one euro that the employer pays: what arrives with the worker, and what goes elsewhere. */
export function EuroSplit({ compute, parts }: EuroSplitProps) {
  const t = useT()
  const format = useFormat()
  const cost = compute.coutEmployeur.coutEmployeurAnnuel
  const shown = EURO_PARTS.filter((part) => parts[part] > 0)
  return (
    <>
      <div aria-hidden className="flex h-4 gap-0.5 overflow-hidden rounded-[3px]">
        {shown.map((part) => (
          <span
            key={part}
            className={EURO_TONES[part]}
            style={{ width: `${(parts[part] / cost) * 100}%` }}
          />
        ))}
      </div>
      <dl className="mt-3 flex flex-col divide-y divide-line">
        {shown.map((part) => (
          <div key={part} className="flex items-center gap-3 py-1.5">
            <span aria-hidden className={`size-2 shrink-0 rounded-[2px] ${EURO_TONES[part]}`} />
            <dt className="min-w-0 grow text-ink-soft">{t(`package-view.euro_${part}`)}</dt>
            <dd className="amount">
              <span className="flex items-center justify-end gap-1 font-medium">
                {format.euros(parts[part] / cost)}
                <Why
                  rule=""
                  title={t(`package-view.euro_${part}`)}
                  sum={() => termsOf(part, compute)}
                />
              </span>
              <span className="block text-xs text-ink-soft">
                {t('contents.value_year', { amount: format.euros(parts[part], 0) })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
