import { Fragment, useMemo, useState } from 'react'
import {
  pension,
  PENSION_PARTS,
  type PensionAnswer,
  type PensionLine,
  type PensionPart,
} from '#modules/compute/pure'
import type { Package } from '@/api/types'
import { CalculationPdfButton } from '@/components/pay/calculation-pdf-button'
import { Headline } from '@/components/pay/headline'
import { PartTable } from '@/components/pay/part-table'
import { Picture } from '@/components/pay/pictures/picture'
import { TONES } from '@/components/pay/pictures/tones'
import { RestsOn } from '@/components/pay/rests-on'
import { Explained } from '@/components/pay/why-context'
import { Notice } from '@/components/ui/notice'
import { requestOfStored } from '@/lib/pay/stored-request'
import { useAllWords } from '@/lib/rest-of-words'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { PensionTold, type TypedPension } from './pension-told.tsx'
import { YearPanel } from './year-panel.tsx'

/** What a plan builds until its end, beside the limit of 80 %, and the room that is left. Nothing of it is kept. */
export default function Pension({ stored }: { stored: Package }) {
  useAllWords()
  const t = useT()
  const [told, setTold] = useState<TypedPension>({})
  const asked = useMemo(() => ({ ...requestOfStored(stored), pension: told }), [told, stored])
  const result = useMemo(
    () => (told.age === undefined ? null : pension({ ...asked, explain: true })),
    [told, asked]
  )
  const errors = result !== null && !result.ok ? result.errors : []
  const hasNoBirth = errors.some(({ path }) => path === 'package.assuranceGroupeNaissance')
  return (
    <YearPanel
      title={t('compute.pension.words.title')}
      asked={
        <PensionTold
          told={told}
          onChange={setTold}
          errors={errors}
          isDirector={stored.worker.dirigeant === true}
        />
      }
    >
      {hasNoBirth && <Notice tone="warn">{t('pension.noBirth')}</Notice>}
      {result === null ? (
        <p className="text-ink-soft">{t('pension.empty')}</p>
      ) : (
        result.ok && (
          <div className="flex min-w-0 flex-col gap-6">
            <Built answer={result.answer} />
            <CalculationPdfButton
              calculation="pension"
              request={asked}
              forWhom={stored.person?.displayName}
            />
          </div>
        )
      )}
    </YearPanel>
  )
}

function Built({ answer }: { answer: PensionAnswer }) {
  const t = useT()
  const { lignes, hypotheses, gaps, explanation } = answer
  return (
    <Explained lines={explanation}>
      <div className="flex min-w-0 flex-col gap-6">
        <Room lignes={lignes} primes={answer.primes} />
        <Picture title={t('compute.pension.words.picture')}>
          <Bars lignes={lignes} />
        </Picture>
        {answer.primes && <PremiumsByAge primes={answer.primes} />}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
          {PENSION_PARTS.map(([part, keys]) =>
            part === 'wijninckx' && lignes.rentesAcquises === 0 ? null : (
              <PartTable<PensionLine>
                key={part}
                title={t(`compute.pension.words.${part}`)}
                unit={OF_CAPITAL.includes(part) ? '€' : t('pay.eurPerYear')}
                keys={keys}
                lines={lignes}
              />
            )
          )}
        </div>
        <RestsOn
          words="compute.pension"
          hypotheses={hypotheses}
          gaps={{ of: gaps, sentence: 'pension.gaps' }}
        />
      </div>
    </Explained>
  )
}

/** Parts whose last line is no amount of a year. */
const OF_CAPITAL: readonly PensionPart[] = ['limit', 'built']

type Lines = PensionAnswer['lignes']

/** The one figure that a reader looks for: what may still be paid, or what is too much. */
function Room({ lignes, primes }: Pick<PensionAnswer, 'lignes' | 'primes'>) {
  const t = useT()
  const format = useFormat()
  const { primeMaximale, primePension, primeNonDeductible } = lignes
  if (primeMaximale === null || primePension === null || primeNonDeductible === null) return null
  const isAbove = primeNonDeductible > 0
  const amount = isAbove ? primeNonDeductible : primeMaximale - primePension
  return (
    <Headline amount={format.euros(amount)}>
      {t(isAbove ? 'pension.above' : primes ? 'pension.withinByAge' : 'pension.within')}
    </Headline>
  )
}

/** The projected capital beside the largest one, on one scale. */
function Bars({ lignes }: { lignes: Lines }) {
  const t = useT()
  const format = useFormat()
  const both = ['capitalProjete', 'capitalMaximal'] as const
  const most = Math.max(...both.map((key) => lignes[key] ?? 0), 1)
  return (
    <ul className="flex flex-col gap-3">
      {both.map((key) => (
        <li key={key}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-medium">{t(`compute.rules.${key}.title`)}</span>
            <span className="text-lg font-semibold tabular-nums">
              {lignes[key] === null
                ? t('compute.pension.words.unknown')
                : format.euros(lignes[key])}
            </span>
          </div>
          <div aria-hidden className="mt-1 h-6">
            <span
              className={`block h-full rounded-sm ${key === 'capitalProjete' ? TONES.net : TONES.total}`}
              style={{ width: `${((lignes[key] ?? 0) / most) * 100}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What a plan by age pays a year, from each age at which it changes. */
function PremiumsByAge({ primes }: { primes: NonNullable<PensionAnswer['primes']> }) {
  const t = useT()
  const format = useFormat()
  return (
    <div>
      <h3 className="mb-1 font-semibold">{t('compute.pension.words.byAge')}</h3>
      <dl className="grid max-w-sm grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
        {primes.map(({ age, prime }) => (
          <Fragment key={age}>
            <dt className="text-ink-soft">{t('compute.pension.words.fromAge', { age })}</dt>
            <dd className="amount">{format.euros(prime)}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  )
}
