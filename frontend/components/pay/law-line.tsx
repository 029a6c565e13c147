import { unanswered } from '#modules/compute/pure'
import type { Gap, Lawset } from '@/api/types'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useLineText } from './use-line-text.ts'

interface LawLineProps {
  lawset: Lawset
  /** Lines that the law known here could not answer on that day. */
  gaps?: readonly Gap[]
}

/**
 * Names the law that the figures follow: the day of its set, and its fingerprint for whoever verifies. Says
 * which lines it could not answer: a zero that nobody explains would be taken for a figure.
 */
export function LawLine({ lawset, gaps = [] }: LawLineProps) {
  const t = useT()
  const format = useFormat()
  const missing = useMissingLines(gaps)
  return (
    <p className="text-xs text-ink-soft">
      {t('pay.lawOf', { day: format.day(dayOfLawset(lawset)) })} ·{' '}
      <span className="font-mono">{lawset.id}</span> ·{' '}
      <span className="font-mono">{lawset.hash.slice(0, 8)}</span>
      {lawset.extrapolated && <span className="block text-warn">{t('pay.extrapolated')}</span>}
      {missing && <span className="block text-warn">{missing}</span>}
    </p>
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

/** `BE-2026-09-01` -> `2026-09-01`. */
export function dayOfLawset(lawset: Lawset): string {
  return lawset.id.replace(/^[A-Z]+-/, '')
}
