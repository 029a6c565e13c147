import type { ReactNode } from 'react'
import { Check } from 'lucide-react'
import { SectionCard } from '@/components/ui/card'
import { CONTENT_ICONS } from '@/lib/pay/content-icons'
import { CONTENT_GROUPS, contentsOf, COSTS_OF_EMPLOYER, type Content } from '@/lib/pay/contents'
import { useContentValue } from '@/lib/pay/use-content-words'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { CandidateOffer, Choice, Fields } from './offer.ts'

/** Only the employer is told what a benefit costs. */
const NO_COSTS = { avantages: [], frais: [], remunerationsVariables: [] }

/** What the package holds. */
function contentsHeld(fields: Fields): readonly Content[] {
  return CONTENT_GROUPS.flatMap((group) =>
    contentsOf(group, fields, { coutEmployeur: NO_COSTS as never })
  ).filter(({ has }) => has)
}

/** What is told of a benefit in few words: without what it costs the employer, unless the candidate is shown that. */
function useDetails({ shows }: CandidateOffer): (content: Content) => string {
  const valueOf = useContentValue()
  return (content) =>
    [
      content.description,
      ...content.details.map(({ label }) => label),
      (shows.employerCost || !COSTS_OF_EMPLOYER.includes(content.name)) && valueOf(content),
    ]
      .filter(Boolean)
      .join(' · ')
}

/** What a choice brings, as the package that has it tells it: « iPhone 17 », « 5 jours par an »; empty where its name says all. */
export function useGain(offer: CandidateOffer): (having: Fields, choice: Choice) => string {
  const detailsOf = useDetails(offer)
  return (having, choice) =>
    contentsHeld(having)
      .filter(({ name }) => name === choice)
      .map(detailsOf)
      .join(', ')
}

interface IncludedProps {
  offer: CandidateOffer
  /** Names that are told elsewhere on the page. */
  without?: readonly string[]
}

/** Everything that comes with the pay, whatever is chosen, in two columns of few words. */
export default function Included({ offer, without }: IncludedProps) {
  const t = useT()
  const contents = contentsHeld(offer.package).filter(({ name }) => !without?.includes(name))
  const detailsOf = useDetails(offer)
  if (contents.length === 0) return null
  return (
    <SectionCard title={t('candidate.included')}>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {contents.map((content, at) => (
          <Line
            key={`${content.name}${at}`}
            name={content.name}
            details={detailsOf(content)}
            more={content.name === 'assuranceGroupe' && <Pension offer={offer} />}
          />
        ))}
      </ul>
    </SectionCard>
  )
}

/** Years of premiums that the sentence about a pension supposes; no return is supposed. */
const PREMIUM_YEARS = 30

/** What a group insurance comes to at 67, by an assumption that is said: percentages alone say little. */
function Pension({ offer }: { offer: CandidateOffer }) {
  const t = useT()
  const format = useFormat()
  const { avantages } = offer.compute.remuneration.totalCashAnnuel
  const premium = avantages.find(({ key }) => key === 'assuranceGroupe')?.amount ?? 0
  if (premium === 0) return null
  // Thirty years of one premium are none of a plan that moves with age.
  const { assuranceGroupeTranches: bands, assuranceGroupeNaissance: birth } = offer.package
  const ofAge = birth ? 'candidate.pensionByAge' : 'candidate.pensionAgeUnknown'
  return t(bands?.length ? ofAge : 'candidate.pension', {
    premium: format.euros(premium, 0),
    total: format.euros(Math.round((premium * PREMIUM_YEARS) / 1000) * 1000, 0),
    years: PREMIUM_YEARS,
  })
}

function Line({ name, details, more }: { name: string; details: string; more: ReactNode }) {
  const t = useT()
  const Icon = CONTENT_ICONS[name] ?? Check
  return (
    <li className="flex items-start gap-3">
      <Icon className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden />
      <span className="min-w-0">
        <span className="block font-medium">{t(`fields.${name}`)}</span>
        {details && <span className="block text-xs text-ink-soft wrap-anywhere">{details}</span>}
        {more && <span className="block text-xs text-ink-soft">{more}</span>}
      </span>
    </li>
  )
}
