import { ETATS_DU_JOUR, type EtatDuJour, type IncompleteMonthAnswer } from '#modules/compute/pure'
import { Legend } from '@/components/pay/pictures/legend'
import { Picture } from '@/components/pay/pictures/picture'
import { TONES } from '@/components/pay/pictures/tones'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

const DAYS_OF_WEEK = 7
/** From Monday on. */
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const

/** The colour of a day's mark; a day without one is not paid. */
const MARKS: Readonly<Record<EtatDuJour, string>> = {
  HORS_CONTRAT: 'bg-line',
  REPOS: 'bg-sunken',
  PRESTE: TONES.fixed,
  GARANTI: TONES.net,
  REDUIT: TONES.variable,
  COMPLETE: TONES.benefits,
  MUTUELLE: TONES.withheld,
  SANS_SOLDE: TONES.total,
}

/** The month as weeks, each day with what it is. */
export function MonthCalendar({ answer: { jours } }: { answer: IncompleteMonthAnswer }) {
  const t = useT()
  const format = useFormat()
  const title = t('month.calendar', { month: format.month(jours[0].date, 'long', 'numeric') })
  const present = ETATS_DU_JOUR.filter((etat) => jours.some((each) => each.etat === etat))
  return (
    <Picture title={title}>
      <table className="w-full max-w-md table-fixed border-separate border-spacing-1 text-center text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {WEEK.map((day) => (
              <th key={day} scope="col" className="text-xs font-normal text-ink-soft">
                {t(`month.weekday_${day}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(jours).map((week, i) => (
            <tr key={i}>
              {week.map((each, at) =>
                each === undefined ? (
                  <td key={at} />
                ) : (
                  <td key={at} className="rounded-sm border border-line p-1 tabular-nums">
                    {Number(each.date.slice(8))}
                    <span
                      aria-hidden
                      className={`mx-auto mt-1 block h-1.5 rounded-[2px] ${MARKS[each.etat]}`}
                    />
                    <span className="sr-only">
                      {t(`compute.incomplete_month.words.etat_${each.etat}`)}
                    </span>
                  </td>
                )
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend
        parts={present.map((etat) => ({
          tone: MARKS[etat],
          name: `${t(`compute.incomplete_month.words.etat_${etat}`)} (${
            jours.filter((each) => each.etat === etat).length
          })`,
        }))}
      />
    </Picture>
  )
}

type Day = IncompleteMonthAnswer['jours'][number]

/** Rows of seven from Monday on; a place outside the month is empty. */
function weeksOf(days: IncompleteMonthAnswer['jours']): (Day | undefined)[][] {
  const before = (new Date(`${days[0].date}T00:00:00Z`).getUTCDay() + 6) % DAYS_OF_WEEK
  const rows = Math.ceil((before + days.length) / DAYS_OF_WEEK)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: DAYS_OF_WEEK }, (_, at) => days[row * DAYS_OF_WEEK + at - before])
  )
}
