import type { LawPreset } from '#modules/compute/pure'
import { CalendarClock } from 'lucide-react'
import { useNewYear, type NewYear, type NewYearAsked } from '@/api/new-year'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { Pagination } from '@/components/list/pagination'
import { Notice } from '@/components/ui/notice'
import { Segmented } from '@/components/ui/segmented'
import { Skeleton } from '@/components/ui/skeleton'
import * as read from '@/lib/use-address-filter'
import { useT } from '@/lib/use-t'
import { NewYearCommittees } from './new-year-committees.tsx'
import { NewYearPersonCard } from './new-year-person.tsx'
import { NewYearSums } from './new-year-sums.tsx'

const readAsked = read.addressReader<NewYearAsked>({
  preset: read.word<LawPreset>(['VOTED_2027']),
  percents: read.text,
  ...read.PAGE_FIELDS,
})

/** What the coming 1 January changes: the index of each committee, and each person before and after, with why. */
export function NewYearScreen() {
  const [asked, change] = read.useAddressFilter(readAsked)
  const found = useNewYear(asked)
  if (found.error && !found.data)
    return <ErrorView error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Skeleton className="h-96" />
  return <Found answer={found.data} asked={asked} onChange={change} />
}

interface FoundProps {
  answer: NewYear
  asked: NewYearAsked
  onChange: (part: Partial<NewYearAsked>) => void
}

function Found({ answer, asked, onChange }: FoundProps) {
  const t = useT()
  const { committees, data, meta, around, dateStr } = answer
  const year = Number(dateStr.slice(0, 4))
  if (meta.total === 0)
    return (
      <EmptyState icon={CalendarClock} title={t('new-year.emptyTitle')}>
        {t('new-year.emptyText')}
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-6">
      <Segmented
        label={t('new-year.law')}
        value={asked.preset ? 'voted' : 'known'}
        onValueChange={(law) => onChange({ preset: law === 'voted' ? 'VOTED_2027' : undefined })}
        options={[
          { value: 'known', label: t('new-year.known', { year: year - 1 }) },
          { value: 'voted', label: t('new-year.voted', { year }) },
        ]}
      />
      <Notice role="status">
        {t(asked.preset ? 'new-year.votedText' : 'new-year.knownText', { year, before: year - 1 })}
      </Notice>
      <NewYearSums people={data} />
      <NewYearCommittees
        committees={committees}
        percents={asked.percents}
        onChange={(percents) => onChange({ percents })}
      />
      <section aria-labelledby="new-year-people" className="flex flex-col gap-3">
        <h2 id="new-year-people" className="text-base font-semibold">
          {t('new-year.people')}
        </h2>
        {around > 0 && <p className="text-ink-soft">{t('new-year.around', { around })}</p>}
        <ul className="flex flex-col gap-3">
          {data.map((person) => (
            <li key={person.worker.id}>
              <NewYearPersonCard person={person} committees={committees} />
            </li>
          ))}
        </ul>
        <Pagination
          meta={meta}
          total={t('new-year.total', { total: meta.total })}
          onPage={(page) => onChange({ page })}
          onPerPage={(perPage) => onChange({ perPage, page: undefined })}
        />
      </section>
    </div>
  )
}
