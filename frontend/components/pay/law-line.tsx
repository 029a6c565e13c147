import type { Lawset } from '@/api/types'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** Names the law that the figures follow: the day of its set, and its fingerprint for whoever verifies. */
export function LawLine({ lawset }: { lawset: Lawset }) {
  const t = useT()
  const format = useFormat()
  return (
    <p className="text-xs text-ink-soft">
      {t('pay.lawOf', { day: format.day(dayOfLawset(lawset)) })} ·{' '}
      <span className="font-mono">{lawset.id}</span> ·{' '}
      <span className="font-mono">{lawset.hash.slice(0, 8)}</span>
      {lawset.extrapolated && <span className="block text-warn">{t('pay.extrapolated')}</span>}
    </p>
  )
}

/** `BE-2026-09-01` -> `2026-09-01`. */
export function dayOfLawset(lawset: Lawset): string {
  return lawset.id.replace(/^[A-Z]+-/, '')
}
