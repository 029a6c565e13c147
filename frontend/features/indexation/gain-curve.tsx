import { indexPay } from '#modules/compute/pure'
import type { RunDetail } from '@/api/indexations'
import { SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useRunWords } from './use-run-words.ts'

const FROM = 2_000
const TO = 8_000
const STEP = 250
const WIDTH = 280
const HEIGHT = 150
const LEFT = 34
const BOTTOM = 18

/** What the index gives by gross pay at full time, and what the cap keeps of it. */
export function GainCurve({ run }: { run: RunDetail }) {
  const t = useT()
  const format = useFormat()
  const words = useRunWords()
  const points = pointsOf(run)
  if (points.length === 0) return null
  const most = Math.max(...points.map(({ full }) => full)) || 1
  const x = (pay: number) => LEFT + ((pay - FROM) / (TO - FROM)) * (WIDTH - LEFT)
  const y = (gain: number) => (HEIGHT - BOTTOM) * (1 - gain / most) + 4
  const line = (of: 'gain' | 'full') =>
    points.map((point) => `${x(point.pay).toFixed(1)},${y(point[of]).toFixed(1)}`).join(' ')
  const isCapped = points.some(({ gain, full }) => gain < full)
  const samples = [4_000, 5_000, 6_000, 8_000].flatMap(
    (pay) => points.find((p) => p.pay === pay) ?? []
  )
  return (
    <SectionCard title={t('indexation.curve')}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full" aria-hidden>
        {isCapped && (
          <polygon
            points={`${line('full')} ${line('gain').split(' ').reverse().join(' ')}`}
            className="fill-ink-soft/15"
          />
        )}
        <polyline
          points={line('full')}
          fill="none"
          strokeDasharray="3 3"
          className="stroke-ink-soft"
        />
        <polyline
          points={line('gain')}
          fill="none"
          strokeWidth="2"
          style={{ stroke: 'var(--data-fixed)' }}
        />
        {[FROM, 4_000, 6_000, TO].map((pay) => (
          <text
            key={pay}
            x={x(pay)}
            y={HEIGHT - 2}
            textAnchor={pay === TO ? 'end' : 'middle'}
            className="fill-ink-soft text-[9px]"
          >
            {format.amount(pay, 0)}
          </text>
        ))}
        {[0, most / 2, most].map((gain) => (
          <text
            key={gain}
            x={LEFT - 6}
            y={y(gain) + 3}
            textAnchor="end"
            className="fill-ink-soft text-[9px]"
          >
            {format.amount(gain, 0)}
          </text>
        ))}
      </svg>
      <table className="mt-2 w-full text-right text-xs tabular-nums [&_th]:font-normal [&_th:first-child]:text-left">
        <caption className="sr-only">{t('indexation.curve')}</caption>
        <thead className="text-ink-soft">
          <tr>
            <th scope="col">{t('indexation.fullTime')}</th>
            <th scope="col">{t('indexation.gain')}</th>
            <th scope="col">{t('indexation.kept')}</th>
          </tr>
        </thead>
        <tbody>
          {samples.map(({ pay, gain, full }) => (
            <tr key={pay}>
              <th scope="row">{format.amount(pay, 0)}</th>
              <td>{format.difference(gain, 2)}</td>
              <td>{format.amount(full - gain)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isCapped && (
        <p className="mt-3 text-xs text-ink-soft">
          {t('indexation.curveNote', { percent: words.percent(run.moderation.used) })}
        </p>
      )}
    </SectionCard>
  )
}

function pointsOf({ date, percent, event, moderation }: RunDetail) {
  const points: { pay: number; gain: number; full: number }[] = []
  for (let pay = FROM; pay <= TO; pay += STEP) {
    const step = { date, salaireBrut: pay, percent, published: event !== null }
    const indexed = indexPay({ ...step, moderated: moderation.usedBefore })
    if (indexed.ok)
      points.push({
        pay,
        gain: indexed.indexed.gain,
        full: indexed.indexed.gain + indexed.indexed.retenu,
      })
  }
  return points
}
