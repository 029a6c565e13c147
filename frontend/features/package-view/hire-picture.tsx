import { FORMES, type Forme, type FormeFigures, type HireFormsAnswer } from '#modules/compute/pure'
import { FigureTable } from '@/components/pay/car-cost/figure-table'
import { Picture } from '@/components/pay/pictures/picture'
import { TONES } from '@/components/pay/pictures/tones'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

const FIGURES = [
  ['cost', 'cout'],
  ['net', 'net'],
  ['costHour', 'coutHoraire'],
  ['netHour', 'netHoraire'],
] as const satisfies readonly (readonly [string, keyof FormeFigures])[]

/** What an hour costs and leaves in each form, on one scale; below them those that are none, with why. */
export function HirePicture({ answer: { formes } }: { answer: HireFormsAnswer }) {
  const t = useT()
  const format = useFormat()
  const name = (forme: Forme) => t(`compute.hire_forms.formes.${forme}`)
  const possible = FORMES.flatMap((forme) => {
    const figures = formes[forme]
    return 'raison' in figures ? [] : [{ forme, figures }]
  })
  const most = Math.max(1, ...possible.map(({ figures: f }) => f.coutHoraire ?? f.netHoraire))
  const bar = (tone: string, label: string, amount: number | null) => (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 text-sm">
      <span aria-hidden className="block h-5">
        <span
          className={`block h-full rounded-sm ${tone}`}
          style={{ width: `${((amount ?? 0) / most) * 100}%` }}
        />
      </span>
      <span>
        <span className="text-ink-soft">{label}</span>{' '}
        <span className="font-semibold tabular-nums">
          {amount === null ? t('compute.hire_forms.words.unknown') : format.euros(amount)}
        </span>
      </span>
    </div>
  )
  const title = t('hire-forms.picture')
  return (
    <div className="flex flex-col gap-4">
      <Picture
        title={title}
        table={() => (
          <FigureTable
            label={title}
            heads={possible.map(({ forme }) => name(forme))}
            rows={FIGURES.map(([word, key]) => ({
              label: t(`compute.hire_forms.words.${word}`),
              cells: possible.map(({ figures }) => {
                const amount = figures[key]
                return amount === null ? '–' : format.amount(amount)
              }),
            }))}
          />
        )}
      >
        <ul className="flex flex-col gap-4">
          {possible.map(({ forme, figures }) => (
            <li key={forme}>
              <p className="mb-1 text-base font-medium">{name(forme)}</p>
              <div className="flex flex-col gap-1">
                {bar(TONES.employer, t('compute.hire_forms.words.costHour'), figures.coutHoraire)}
                {bar(TONES.net, t('compute.hire_forms.words.netHour'), figures.netHoraire)}
              </div>
            </li>
          ))}
        </ul>
      </Picture>
      <dl className="flex flex-col gap-2">
        {FORMES.map((forme) => {
          const none = formes[forme]
          if (!('raison' in none)) return null
          const montant = none.montant === undefined ? '' : format.euros(none.montant)
          return (
            <div key={forme}>
              <dt className="font-medium">{name(forme)}</dt>
              <dd className="text-ink-soft">
                {t(`compute.hire_forms.raisons.${none.raison}`, { montant })}
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
