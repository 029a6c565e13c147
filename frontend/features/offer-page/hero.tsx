import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useOptionalMessage, useT } from '@/lib/use-t'
import { Face } from './contact-card.tsx'
import { LaterPicture } from './later-picture.tsx'
import { isAccepted, isContractor, isFlexible, type CandidateOffer } from './offer.ts'
import type { Household } from './situation.ts'
import type { Variable } from './use-variable.ts'

interface HeroProps {
  offer: CandidateOffer
  variable?: Variable
  /** What is told of the household on this page; the figures wait for an answer that is missing. */
  household: Household
  isOpen: boolean
  children?: ReactNode
}

/** The first screen: from whom, for what, how much a month and a year, and the package as a picture. */
export function Hero({ offer, variable, household, isOpen, children }: HeroProps) {
  const t = useT()
  const { worker, company, package: fields } = offer
  const { contact } = offer.offer
  return (
    <header>
      <div className="brand-rings rounded-2xl bg-fill px-5 pt-5 pb-20 text-on-fill sm:px-8 sm:pt-8">
        {contact && (
          <div className="mb-5 flex items-center gap-3">
            <Face contact={contact} className="ring-2 ring-current" />
            <div className="min-w-0">
              <p className="truncate font-semibold">{contact.name}</p>
              <p className="text-sm text-pretty">
                {[contact.nomFonction, company.name].filter(Boolean).join(', ')}
              </p>
            </div>
          </div>
        )}
        <h1 className="text-base font-medium">
          {t('candidate.hello', { name: worker.firstName })}
        </h1>
        <p className="mt-1 text-base text-pretty">
          {t(isAccepted(offer) ? 'candidate.heroAccepted' : 'candidate.hero', {
            company: company.name,
          })}
        </p>
        <p className="mt-2 text-xl font-semibold tracking-tight text-balance">
          {fields.nomFonction}
        </p>
        <Terms offer={offer} />
      </div>
      {!isContractor(offer) && (
        <Card className="relative -mt-14 mx-3 flex flex-col gap-4 rounded-2xl p-4 shadow-lg shadow-black/5 sm:mx-8 sm:p-6">
          <NetPay offer={offer} annual={variable?.annualWithout ?? null} isOpen={isOpen} />
          <Estimate offer={offer} household={household} isOpen={isOpen} leadsTo="#situation" />
          {!isOpen && <LaterPicture offer={offer} />}
          {children}
        </Card>
      )}
    </header>
  )
}

/** What kind of contract, how many hours. */
export function Terms({ offer: { package: fields } }: { offer: CandidateOffer }) {
  const t = useT()
  const message = useOptionalMessage()
  const { typeContrat, regimeNumerateur: hours, regimeDenominateur: fullTime } = fields
  const terms = [
    typeContrat && (message(`contents.contractType_${typeContrat}`) ?? typeContrat),
    hours &&
      t(hours === fullTime ? 'candidate.fullTime' : 'candidate.partTime', { hours, fullTime }),
  ].filter(Boolean)
  return terms.length > 0 && <p className="mt-1 text-sm">{terms.join(' · ')}</p>
}

/** Month and year together, named as in every table; no figure while it hangs on an answer. */
export function NetPay({
  offer,
  annual = null,
  isOpen = false,
  besideBase = false,
}: {
  offer: CandidateOffer
  annual?: number | null
  isOpen?: boolean
  /** With what they would be had nothing been chosen. */
  besideBase?: boolean
}) {
  const t = useT()
  const format = useFormat()
  const { remunerationMensuelle: month, remunerationAnnuelle: year } = shownFigures(offer)
  const base = besideBase ? offer.baseCompute.remuneration : null
  const figures = [
    [
      'net',
      month.salaireNet,
      base?.remunerationMensuelle.salaireNet,
      'perMonth',
      'text-xl sm:text-2xl',
    ],
    [
      'annual',
      annual ?? year.remunerationAnnuelle,
      // The base counts variable pay.
      annual === null ? base?.remunerationAnnuelle.remunerationAnnuelle : undefined,
      'perYear',
      'text-xl sm:leading-12',
    ],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-4">
      {figures.map(([key, amount, before, unit, size]) => (
        <div key={key} className="flex min-w-0 flex-col justify-between">
          <dt className="text-xs text-ink-soft">{t(`candidate.figure_${key}`)}</dt>
          <dd title={isOpen ? undefined : format.euros(amount)}>
            {isOpen ? (
              <span className="text-lg font-semibold leading-12">{t('candidate.toConfirm')}</span>
            ) : (
              <>
                <span className={`font-semibold tracking-tight tabular-nums ${size}`}>
                  {format.euros(amount, 0)}
                </span>
                <span className="block text-xs text-ink-soft">{t(`candidate.${unit}`)}</span>
                {before !== undefined && <BesideBase amount={amount} base={before} />}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What the choices changed of a figure, and what it was without them: each on a line, as its neighbour has them. */
function BesideBase({ amount, base }: { amount: number; base: number }) {
  const t = useT()
  const format = useFormat()
  const difference = amount - base
  return (
    <span className="mt-1 block text-xs text-ink-soft tabular-nums">
      {Math.abs(difference) < 1 ? (
        t('candidate.asBase')
      ) : (
        <>
          <span className="block">{format.difference(difference)}</span>
          <span className="block">{t('candidate.ofBase', { base: format.euros(base, 0) })}</span>
        </>
      )}
    </span>
  )
}

/** Until the candidate says who they live with, what stands there is an estimate and is called one. */
export function Estimate({
  offer,
  household,
  isOpen,
  leadsTo,
}: {
  offer: CandidateOffer
  household: Household
  isOpen: boolean
  /** Where it is told, on the same page. */
  leadsTo?: string
}) {
  const t = useT()
  if (isAccepted(offer) || (offer.worker.isTold && !isOpen)) return null
  const { etatCivil, enfantsACharge } = household
  return (
    <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line pt-3 text-xs text-ink-soft">
      <span>
        {t(isOpen ? 'candidate.estimateOpen' : 'candidate.estimate', {
          status: t(`candidate.etatCivil_${etatCivil}`).toLowerCase(),
          count: enfantsACharge ?? 0,
        })}
      </span>
      {leadsTo && (
        <a href={leadsTo} className="font-medium text-accent underline-offset-4 hover:underline">
          {t(isOpen ? 'candidate.answerIt' : 'candidate.isThatRight')}
        </a>
      )}
    </p>
  )
}

/** Of a flexible offer whose compulsory choices are still to be made: the base, which has the cheapest of each. */
function shownFigures(offer: CandidateOffer) {
  const { package: fields, compute, baseCompute } = offer
  const must = Object.entries(fields).some(
    ([key, value]) =>
      key.startsWith('mustHave') &&
      value === true &&
      (fields as Record<string, unknown>)[`can${key.slice(8)}`] === true &&
      (fields as Record<string, unknown>)[`has${key.slice(8)}`] !== true
  )
  return (isFlexible(offer) && must ? baseCompute : compute).remuneration
}
