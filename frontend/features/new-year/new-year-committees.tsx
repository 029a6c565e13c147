import { useState } from 'react'
import { Link } from 'react-router'
import type { FactMeasure } from '#modules/compute/pure'
import type { NewYearCommittee } from '@/api/new-year'
import { Source } from '@/components/pay/source'
import { SectionCard } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { NumberInput } from '@/components/ui/number-input'
import { useFactWriter } from '@/components/pay/use-fact-writer'
import { committeeNumber } from '@/lib/pay/committee-number'
import { useCommissionName } from '@/lib/pay/use-commission-name'
import { useOptionalMessage, useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { percentsOf, withPercent } from './percents.ts'
import { useIndexWords } from './use-index-words.ts'

interface NewYearCommitteesProps {
  committees: readonly NewYearCommittee[]
  percents: string | undefined
  onChange: (percents: string | undefined) => void
}

/** The index of each committee of the company on the day, and what the reader supposes where none is known. */
export function NewYearCommittees({ committees, percents, onChange }: NewYearCommitteesProps) {
  const t = useT()
  const supposed = percentsOf(percents)
  return (
    <SectionCard title={t('new-year.committees')}>
      <ul className="flex flex-col divide-y divide-line">
        {committees.map((each) => (
          <li key={each.commissionParitaire} className="py-4 first:pt-0 last:pb-0">
            <Committee
              committee={each}
              supposed={supposed.get(each.commissionParitaire ?? '') ?? null}
              onSuppose={(code, value) => onChange(withPercent(percents, code, value))}
            />
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

interface CommitteeProps {
  committee: NewYearCommittee
  supposed: number | null
  onSuppose: (code: string, value: number | null) => void
}

function Committee({ committee, supposed, onSuppose }: CommitteeProps) {
  const t = useT()
  const name = useCommissionName()
  const words = useIndexWords()
  const { commissionParitaire: code, people, index } = committee
  const number = code === null ? undefined : committeeNumber(code)
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
        <h3 className="font-medium">
          {code === null ? t('new-year.noCommittee') : name(code)}
          <span className="ml-2 font-normal text-ink-soft">
            {t('new-year.peopleCount', { people })}
          </span>
        </h3>
        <p>{words(index)}</p>
        {index.source && <Source text={index.source} />}
        <SectorFacts facts={committee.facts} />
        {number !== undefined && (
          <Link
            to={urls.lawCommittee(number)}
            className="text-sm text-accent underline underline-offset-4"
          >
            {t('new-year.about', { committee: number })}
          </Link>
        )}
      </div>
      {code !== null && (
        <Supposed
          label={t('new-year.suppose', { committee: number ?? code })}
          value={supposed}
          onValue={(value) => onSuppose(code, value)}
        />
      )}
    </div>
  )
}

function SectorFacts({ facts }: { facts: NewYearCommittee['facts'] }) {
  const t = useT()
  const message = useOptionalMessage()
  const write = useFactWriter()
  if (facts.length === 0) return null
  return (
    <ul className="list-disc pl-5">
      {facts.map(({ key, measure, before, after }) => {
        const told = (value: number) => write(value, measure as FactMeasure)
        return (
          <li key={key}>
            {t(before === null ? 'new-year.factNew' : 'new-year.factMoved', {
              fact: message(`compute.committees.facts.${key}.title`) ?? key,
              before: before === null ? '' : told(before),
              after: told(after),
            })}
          </li>
        )
      })}
    </ul>
  )
}

interface SupposedProps {
  label: string
  value: number | null
  onValue: (value: number | null) => void
}

/** Asked for when the field is left or Enter is pressed: each figure computes everybody anew. */
function Supposed({ label, value, onValue }: SupposedProps) {
  const t = useT()
  const [typed, setTyped] = useState(value)
  const done = () => typed !== value && onValue(typed)
  return (
    <form
      className="w-full sm:w-48"
      onSubmit={(event) => {
        event.preventDefault()
        done()
      }}
    >
      <Field label={label} hint={t('new-year.supposeHint')}>
        {(control) => (
          <NumberInput
            {...control}
            step="any"
            value={typed}
            onValueChange={setTyped}
            onBlur={done}
          />
        )}
      </Field>
    </form>
  )
}
