import { lawName, unanswered } from '#modules/compute/pure'
import type { Gap, Lawset } from '@/api/types'
import { useFormat } from '@/lib/use-format'
import { useOptionalMessage, useT } from '@/lib/use-t'
import { inWords, useLineText } from './use-line-text.ts'

interface LawLineProps {
  lawset: Lawset
  /** Lines that the law known here could not answer on that day. */
  gaps?: readonly Gap[]
  /** A company director, whose own contributions nothing here computes. */
  director?: boolean
}

/**
 * Names the law that the figures follow: the day of its set, and its fingerprint to verify it by. Says
 * which lines it could not answer: an unexplained zero would be taken for a figure.
 */
export function LawLine({ lawset, gaps = [], director = false }: LawLineProps) {
  const t = useT()
  const format = useFormat()
  const missing = useMissingLines(gaps)
  return (
    <div className="text-xs text-ink-soft">
      {t('pay.lawOf', { day: format.day(dayOfLawset(lawset)) })} ·{' '}
      <span className="font-mono">{lawset.id}</span> ·{' '}
      <span className="font-mono">{lawset.hash.slice(0, 8)}</span>
      <LawNameLine lawset={lawset} />
      {lawset.extrapolated && <span className="block text-warn">{t('pay.extrapolated')}</span>}
      <CarriedOn lawset={lawset} />
      {director && (
        <span className="block text-warn">{t('compute.laws.cotisationsIndependant')}</span>
      )}
      {missing && <span className="block text-warn">{missing}</span>}
    </div>
  )
}

/** Beside its id, the name of a law that is not simply the one in force: a projection, or a voted law supposed. */
export function LawNameLine({ lawset }: { lawset: Lawset }) {
  const t = useT()
  const name = lawName(lawset)
  return name && <span className="block font-medium text-warn">{t(`compute.laws.${name}`)}</span>
}

/** The figures of the law that an earlier year lends, each with the last year it is known for. */
function CarriedOn({ lawset }: { lawset: Lawset }) {
  const t = useT()
  const message = useOptionalMessage()
  const parameters = lawset.projection?.parameters ?? []
  if (parameters.length === 0) return null
  return (
    <details className="text-warn">
      <summary className="rounded-sm">
        <span aria-hidden>≈ </span>
        {t('pay.carriedOn', { count: parameters.length })}
      </summary>
      <ul className="mt-1 list-disc pl-4">
        {parameters.map(({ id, year }) => (
          <li key={id}>
            {t('pay.carriedOnFrom', {
              title: message(`compute.parameters.${id}.title`) ?? inWords(id),
              year: String(year),
            })}
          </li>
        ))}
      </ul>
    </details>
  )
}

function useMissingLines(gaps: readonly Gap[]): string | null {
  const t = useT()
  const { title } = useLineText()
  const missing = unanswered(gaps)
  if (missing === undefined) return null
  const lines = missing.keys.map(title).join(', ')
  return t(missing.effect === 'left_out' ? 'pay.leftOut' : 'pay.incomplete', { lines })
}

/** `BE-2026-09-01` -> `2026-09-01`, of a supposed law too. */
export function dayOfLawset(lawset: Lawset): string {
  return lawset.id.replace(/^[A-Z]+-/, '').replace(/\+.*$/, '')
}
