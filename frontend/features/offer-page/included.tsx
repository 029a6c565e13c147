import type { ReactNode } from 'react'
import { Check } from 'lucide-react'
import { SectionCard } from '@/components/ui/card'
import { CONTENT_GROUPS, contentsOf, COSTS_OF_EMPLOYER, type Content } from '@/lib/pay/contents'
import { useContentValue } from '@/lib/pay/use-content-words'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { CandidateOffer } from './offer.ts'

/** Only the employer is told what a benefit costs. */
const NO_COSTS = { avantages: [], frais: [], remunerationsVariables: [] }

/** Everything that comes with the pay, whatever is chosen, in two columns of few words. */
export default function Included({ offer }: { offer: CandidateOffer }) {
  const t = useT()
  const { package: fields, shows } = offer
  const contents = CONTENT_GROUPS.flatMap((group) =>
    contentsOf(group, fields, { coutEmployeur: NO_COSTS as never })
  ).filter(({ has }) => has)
  if (contents.length === 0) return null
  return (
    <SectionCard title={t('candidate.included')}>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {contents.map((content, at) => (
          <Line
            key={`${content.name}${at}`}
            content={content}
            more={content.name === 'assuranceGroupe' && <Pension offer={offer} />}
            worth={shows.employerCost || !COSTS_OF_EMPLOYER.includes(content.name)}
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
  return t('candidate.pension', {
    premium: format.euros(premium, 0),
    total: format.euros(Math.round((premium * PREMIUM_YEARS) / 1000) * 1000, 0),
    years: PREMIUM_YEARS,
  })
}

function Line({ content, worth, more }: { content: Content; worth: boolean; more: ReactNode }) {
  const t = useT()
  const value = useContentValue()(content)
  const details = [content.description, worth ? value : null].filter(Boolean).join(' · ')
  return (
    <li className="flex items-start gap-3">
      <Check className="mt-0.5 size-4 shrink-0 text-accent" aria-hidden />
      <span className="min-w-0">
        <span className="block font-medium">{t(`fields.${content.name}`)}</span>
        {details && <span className="block text-xs text-ink-soft wrap-anywhere">{details}</span>}
        {more && <span className="block text-xs text-ink-soft">{more}</span>}
      </span>
    </li>
  )
}
