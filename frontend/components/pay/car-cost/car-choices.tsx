import {
  CAR_CHOICES,
  CHOICE_FIGURES,
  type CarChoices,
  type ChoiceFigures,
} from '#modules/compute/pure'
import { Picture } from '@/components/pay/pictures/picture'
import { TONES } from '@/components/pay/pictures/tones'
import { Notice } from '@/components/ui/notice'
import { useEngineSentence } from '@/lib/pay/use-engine-sentence'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { FigureTable } from './figure-table.tsx'

/** Those that are drawn beside a package without a car. */
const COMPARED = ['voiture', 'budget', 'salaire'] as const

const figuresOf = (choix: CarChoices, of: (typeof CAR_CHOICES)[number]): ChoiceFigures | null => {
  const choice = choix[of]
  return 'refusal' in choice ? null : choice
}

/** What the worker has of each choice, beside a package without a car, at the same cost of the employer. */
export function CarChoicesPicture({ choix }: { choix: CarChoices }) {
  const t = useT()
  const format = useFormat()
  const { sans, seuil } = choix
  const bars = COMPARED.flatMap((of) => {
    const figures = figuresOf(choix, of)
    return figures ? [{ of, money: figures.netAnnuel - sans.netAnnuel, use: figures.enNature }] : []
  })
  const below = Math.max(0, ...bars.map(({ money }) => -money))
  const above = Math.max(1, ...bars.map(({ money, use }) => Math.max(0, money) + use))
  const width = (amount: number) => `${(amount / (below + above)) * 100}%`
  const title = t('compute.car_cost.words.choice')
  return (
    <div>
      <Picture
        title={title}
        unit={t('compute.car_cost.words.sameCost')}
        table={() => (
          <FigureTable
            label={title}
            heads={CAR_CHOICES.map((of) => t(`compute.car_cost.words.${of}`))}
            rows={CHOICE_FIGURES.map((key) => ({
              label: t(`compute.car_cost.words.${key}`),
              cells: CAR_CHOICES.map((of) => {
                const figures = figuresOf(choix, of)
                return figures ? format.amount(figures[key]) : '–'
              }),
            }))}
          />
        )}
      >
        <p className="mb-3 text-sm text-ink-soft">{t('car-cost.compared')}</p>
        <div className="flex flex-col gap-4">
          {bars.map(({ of, money, use }) => (
            <div key={of}>
              <p className="mb-1 font-medium">{t(`compute.car_cost.words.${of}`)}</p>
              <div aria-hidden className="relative flex h-6">
                <span style={{ width: width(below - Math.max(0, -money)) }} />
                {money < 0 && (
                  <span
                    className={`rounded-l-[3px] ${TONES.withheld}`}
                    style={{ width: width(-money) }}
                  />
                )}
                {money > 0 && <span className={TONES.net} style={{ width: width(money) }} />}
                {use > 0 && (
                  <span
                    className={`rounded-r-[3px] ${TONES.benefits}`}
                    style={{ width: width(use) }}
                  />
                )}
                {/* Where a package without a car stands. */}
                {below > 0 && (
                  <span
                    className="absolute -top-0.5 -bottom-1 w-0.5 -translate-x-1/2 bg-ink"
                    style={{ left: width(below) }}
                  />
                )}
              </div>
              <dl className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-sm">
                <Part
                  tone={money < 0 ? TONES.withheld : TONES.net}
                  label={t('compute.car_cost.words.netAnnuel')}
                  amount={format.difference(money)}
                />
                {use > 0 && (
                  <Part
                    tone={TONES.benefits}
                    label={t('compute.car_cost.words.enNature')}
                    amount={format.euros(use, 0)}
                  />
                )}
              </dl>
            </div>
          ))}
        </div>
      </Picture>
      <div role="status" className="mt-4 flex flex-col gap-1">
        {seuil.salaire !== null && (
          <p className="text-base font-semibold text-pretty">
            {t('car-cost.worthPay', { amount: format.euros(seuil.salaire) })}
          </p>
        )}
        {seuil.budget !== null && (
          <p className="text-base font-semibold text-pretty">
            {t('car-cost.worthBudget', { amount: format.euros(seuil.budget) })}
          </p>
        )}
        <p className="text-ink-soft">{t('car-cost.worth')}</p>
      </div>
      <Limits choix={choix} />
    </div>
  )
}

function Part({ tone, label, amount }: { tone: string; label: string; amount: string }) {
  return (
    <div className="flex items-baseline gap-1.5 max-sm:w-full">
      <span aria-hidden className={`size-2 shrink-0 rounded-[2px] ${tone}`} />
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-medium whitespace-nowrap tabular-nums max-sm:ml-auto">{amount}</dd>
    </div>
  )
}

/** Why a choice is not there, and where a budget stops. */
function Limits({ choix: { budget, salaire } }: { choix: CarChoices }) {
  const t = useT()
  const format = useFormat()
  const sentence = useEngineSentence()
  const told: string[] = []
  if (budget.plafond !== undefined)
    told.push(t('car-cost.plafond', { amount: format.euros(budget.plafond) }))
  for (const choice of [budget, salaire]) {
    if (!('refusal' in choice)) continue
    const { refusal } = choice
    if (refusal.code === 'minimum')
      told.push(t('car-cost.none_minimum', { amount: format.euros(refusal.minimum) }))
    else told.push(...refusal.errors.map((error) => sentence(error)))
  }
  return told.map((each) => (
    <Notice key={each} tone="info" className="mt-3">
      {each}
    </Notice>
  ))
}
