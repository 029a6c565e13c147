import { Link } from 'react-router'
import {
  missingOf,
  type ListedCommittee,
  type ListedFact,
  type ListedRate,
} from '#modules/compute/pure'
import { today } from '#modules/shared/values/days'
import { Source } from '@/components/pay/source'
import { Badge } from '@/components/ui/badge'
import { SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useOptionalMessage, useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { CommitteeScale } from './committee-scale.tsx'
import { useFactWriter } from '@/components/pay/use-fact-writer'

/** A joint committee: what is known of it, since when and from whom, and what is missing. */
export function CommitteePage({ committee }: { committee: ListedCommittee }) {
  const day = today()
  return (
    <div className="flex flex-col gap-6">
      <Notes committee={committee} />
      <Missing committee={committee} day={day} />
      <Facts committee={committee} />
      <Rates committee={committee} />
      <CommitteeScale committee={committee} day={day} />
    </div>
  )
}

const MOST_NOTES = 5

function Notes({ committee: { code } }: { committee: ListedCommittee }) {
  const t = useT()
  const message = useOptionalMessage()
  const key = code.replace(/^BE/, '')
  const notes = Array.from({ length: MOST_NOTES }, (_, at) =>
    message(`compute.committees.notes.${key}.${at + 1}`)
  ).filter((note) => note !== null)
  if (notes.length === 0) return null
  return (
    <SectionCard title={t('law.goodToKnow')}>
      <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </SectionCard>
  )
}

function Missing({ committee: { code }, day }: { committee: ListedCommittee; day: string }) {
  const t = useT()
  const message = useOptionalMessage()
  const missing = missingOf(code, day)
  return (
    <SectionCard title={t('law.missing')}>
      {missing.length === 0 ? (
        <p className="text-ink-soft">{t('law.nothingMissing')}</p>
      ) : (
        <>
          <p className="mb-3 max-w-prose text-ink-soft">{t('law.missingText')}</p>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {missing.map((each) => (
              <li key={each}>{message(`compute.committees.missing.${each}`) ?? each}</li>
            ))}
          </ul>
        </>
      )}
    </SectionCard>
  )
}

function Facts({ committee: { facts, indexation } }: { committee: ListedCommittee }) {
  const t = useT()
  const message = useOptionalMessage()
  if (facts.length === 0 && indexation === undefined) return null
  return (
    <SectionCard
      title={t('law.known')}
      aside={
        indexation && (
          <Link
            to={urls.lawParameter(indexation)}
            className="text-accent underline underline-offset-4"
          >
            {t('law.indexHistory')}
          </Link>
        )
      }
    >
      <ul className="flex flex-col divide-y divide-line">
        {facts.map((fact) => (
          <Entry
            key={fact.key}
            title={message(`compute.committees.facts.${fact.key}.title`) ?? fact.key}
            explanation={message(`compute.committees.facts.${fact.key}.explanation`)}
            listed={fact}
          />
        ))}
      </ul>
    </SectionCard>
  )
}

function Rates({ committee: { rates, categories } }: { committee: ListedCommittee }) {
  const t = useT()
  const message = useOptionalMessage()
  if (categories.length === 0) return null
  return (
    <SectionCard title={t('law.rates')}>
      <p className="mb-3 text-ink-soft">{t('law.categoriesOf', { list: categories.join(', ') })}</p>
      <ul className="flex flex-col divide-y divide-line">
        {rates.map((rate) => (
          <Entry
            key={`${rate.category} ${rate.statut} ${rate.key}`}
            title={[
              rate.category,
              t(`models.employment_${rate.statut}`),
              message(`compute.committees.rates.${rate.key}.title`) ?? rate.key,
              rate.des && t('law.fromHeadcount', { count: rate.des }),
            ]
              .filter(Boolean)
              .join(' · ')}
            explanation={message(`compute.committees.rates.${rate.key}.explanation`)}
            listed={rate}
          />
        ))}
      </ul>
    </SectionCard>
  )
}

interface EntryProps {
  title: string
  explanation: string | null
  listed: Pick<ListedFact | ListedRate, 'measure' | 'values'>
}

/** One fact with every value, the latest first: since when, where it stands and how sure that is. */
function Entry({ title, explanation, listed: { measure, values } }: EntryProps) {
  const t = useT()
  const format = useFormat()
  const message = useOptionalMessage()
  const write = useFactWriter()
  return (
    <li className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
      <h3 className="font-medium">{title}</h3>
      {explanation && <p className="max-w-prose text-ink-soft">{explanation}</p>}
      <ol className="flex flex-col gap-2">
        {[...values].reverse().map(({ from, value, source, href, confidence, checked }) => (
          <li key={from} className="flex flex-col gap-0.5">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
              <span>{t('pay.validFrom', { day: format.day(from, 'medium') })}</span>
              <span className="font-medium tabular-nums">
                {value === null ? <Badge tone="warn">{t('law.gap')}</Badge> : write(value, measure)}
              </span>
            </span>
            <Source text={source} href={href} />
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
              <Badge>{message(`pay.confidence_${confidence}`) ?? confidence}</Badge>
              {t('law.checked', { day: format.day(checked, 'medium') })}
            </span>
          </li>
        ))}
      </ol>
    </li>
  )
}
