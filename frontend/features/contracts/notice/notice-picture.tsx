import type { NoticeAnswer } from '#modules/compute/pure'
import { Picture } from '@/components/pay/pictures/picture'
import { TONES } from '@/components/pay/pictures/tones'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** Parts of the cost, in the order of the bar. */
const PARTS = [
  ['coutPreavisPreste', TONES.fixed],
  ['indemnitePreavis', TONES.net],
  ['cotisationsIndemnite', TONES.employer],
  ['cotisationCompensation', TONES.withheld],
  ['reclassement', TONES.benefits],
  ['peculeSortie', TONES.variable],
  ['cotisationsPeculeSortie', TONES.employer],
  ['primeSortie', TONES.costs],
  ['cotisationsPrimeSortie', TONES.employer],
] as const

/** Worked beside paid: how long, until when, and what each costs, on one scale. */
export function NoticePicture({ worked, paid }: { worked: NoticeAnswer; paid: NoticeAnswer }) {
  const t = useT()
  const format = useFormat()
  const both = [worked, paid]
  const most = Math.max(...both.map(({ lignes }) => lignes.coutDepart ?? 0), 1)
  const partName = (key: (typeof PARTS)[number][0]) =>
    t(key.startsWith('cotisation') ? `compute.inputs.${key}` : `compute.rules.${key}.title`)
  return (
    <Picture title={t('notice.picture')} unit={t('notice.unit')}>
      <ul className="flex flex-col gap-4">
        {both.map(({ mode, jours, duree, lignes }) => (
          <li key={mode}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h4 className="font-medium">{t(`compute.notice.words.mode_${mode}`)}</h4>
              <span className="text-lg font-semibold tabular-nums">
                {lignes.coutDepart === null
                  ? t('compute.notice.words.unknown')
                  : format.euros(lignes.coutDepart)}
              </span>
            </div>
            <div aria-hidden className="my-1 flex h-4 gap-0.5">
              {PARTS.map(([key, tone]) => {
                const amount = lignes[key] ?? 0
                return (
                  amount > 0 && (
                    <span
                      key={key}
                      title={`${partName(key)}: ${format.euros(amount)}`}
                      className={`rounded-[2px] ${tone}`}
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
        ))}
      </ul>
    </Picture>
  )
}
