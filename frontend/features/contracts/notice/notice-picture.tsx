import type { NoticeAnswer } from '#modules/compute/pure'
import { Legend } from '@/components/pay/pictures/legend'
import { Picture } from '@/components/pay/pictures/picture'
import { TONES } from '@/components/pay/pictures/tones'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** Parts of the cost, in the order of the bar, and the lines that each is the sum of. */
const PARTS = [
  ['coutPreavisPreste', TONES.fixed, ['coutPreavisPreste']],
  ['indemnitePreavis', TONES.net, ['indemnitePreavis']],
  ['reclassement', TONES.benefits, ['reclassement']],
  ['peculeSortie', TONES.variable, ['peculeSortie']],
  ['primeSortie', TONES.costs, ['primeSortie']],
  [
    null,
    TONES.employer,
    [
      'cotisationsIndemnite',
      'cotisationCompensation',
      'cotisationsPeculeSortie',
      'cotisationsPrimeSortie',
    ],
  ],
] as const

/** Worked beside paid: how long, until when, and what each costs, on one scale. */
export function NoticePicture({ worked, paid }: { worked: NoticeAnswer; paid: NoticeAnswer }) {
  const t = useT()
  const format = useFormat()
  const both = [worked, paid]
  const most = Math.max(...both.map(({ lignes }) => lignes.coutDepart ?? 0), 1)
  const parts = PARTS.map(([key, tone, lines]) => ({
    tone,
    name: key === null ? t('notice.contributions') : t(`compute.rules.${key}.title`),
    amountOf: ({ lignes }: NoticeAnswer) =>
      lines.reduce((sum, line) => sum + (lignes[line] ?? 0), 0),
  })).filter(({ amountOf }) => both.some((answer) => amountOf(answer) > 0))
  return (
    <Picture title={t('notice.picture')} unit={t('notice.unit')}>
      <ul className="flex flex-col gap-4">
        {both.map((answer) => {
          const { mode, jours, duree, lignes } = answer
          return (
            <li key={mode}>
              <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                <h4 className="text-base font-medium">{t(`compute.notice.words.mode_${mode}`)}</h4>
                <span className="text-xl font-semibold tracking-tight tabular-nums">
                  {lignes.coutDepart === null
                    ? t('compute.notice.words.unknown')
                    : format.euros(lignes.coutDepart)}
                </span>
              </div>
              <div aria-hidden className="my-1.5 flex h-6 gap-0.5">
                {parts.map(({ tone, name, amountOf }) => {
                  const amount = amountOf(answer)
                  return (
                    amount > 0 && (
                      <span
                        key={name}
                        title={`${name}: ${format.euros(amount)}`}
                        className={`rounded-sm ${tone}`}
                        style={{ width: `${(amount / most) * 100}%` }}
                      />
                    )
                  )
                })}
              </div>
              <p className="text-sm text-ink-soft">
                {t('notice.length', duree)}
                {' · '}
                {jours.debut === null
                  ? t('notice.endsOn', { day: format.day(jours.fin, 'medium') })
                  : t('notice.runs', {
                      start: format.day(jours.debut, 'medium'),
                      end: format.day(jours.fin, 'medium'),
                    })}
              </p>
            </li>
          )
        })}
      </ul>
      <Legend parts={parts} />
    </Picture>
  )
}
