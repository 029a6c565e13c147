import { Link } from 'react-router'
import type { NewYearCommittee, NewYearPerson } from '@/api/new-year'
import { useLineText } from '@/components/pay/use-line-text'
import { useFigureWriter } from '@/components/pay/use-figure-writer'
import { Source } from '@/components/pay/source'
import { CollapsibleCard } from '@/components/ui/collapsible-card'
import { useLawText } from '@/components/pay/use-law-text'
import { useCommissionName } from '@/lib/pay/use-commission-name'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { Amounts, type Change } from './new-year-amounts.tsx'
import { useIndexWords } from './use-index-words.ts'

interface PersonProps {
  person: NewYearPerson
  committees: readonly NewYearCommittee[]
}

/** One person before and after the day: what they are paid and cost, and why, when it is opened. */
export function NewYearPersonCard({ person, committees }: PersonProps) {
  const t = useT()
  const name = useCommissionName()
  const { worker, commissionParitaire, change } = person
  const committee = committees.find((each) => each.commissionParitaire === commissionParitaire)
  return (
    <CollapsibleCard
      title={`${worker.firstName} ${worker.lastName}`.trim() || t('new-year.nameless')}
      aside={change ? <Net change={change} /> : t('new-year.failed')}
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">
          {commissionParitaire === null ? t('new-year.noCommittee') : name(commissionParitaire)}
        </p>
        {change ? (
          <Why change={change} index={committee?.index} />
        ) : (
          <p>{t('new-year.failedText', { code: person.failure ?? '' })}</p>
        )}
      </div>
    </CollapsibleCard>
  )
}

/** By how much the net pay moves, of a range its two ends, and what it was. */
function Net({ change: { before, low, high } }: { change: Change }) {
  const t = useT()
  const format = useFormat()
  const [least, most] = [low, high].map(({ net }) => format.difference(net - before.net, 2))
  return (
    <span className="tabular-nums">
      <span className="font-medium text-ink">
        {least === most ? least : t('new-year.range', { low: least!, high: most! })}
      </span>{' '}
      {t('new-year.netOf', { before: format.euros(before.net) })}
    </span>
  )
}

function Why({ change, index }: { change: Change; index: NewYearCommittee['index'] | undefined }) {
  const t = useT()
  const words = useIndexWords()
  const format = useFormat()
  return (
    <>
      <Amounts change={change} />
      <div className="flex flex-col gap-2">
        <h3 className="font-medium">{t('new-year.why')}</h3>
        <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5">
          {index && <li>{words(index)}</li>}
          {change.retenu > 0 && (
            <li>
              {t('new-year.capped', {
                kept: format.euros(change.retenu),
                contribution: format.euros(change.moderation),
              })}
            </li>
          )}
          {index && index.unknown.length > 0 && (
            <li>
              {t('new-year.stepsUnknown', {
                days: index.unknown.map((day) => format.day(day)).join(', '),
              })}
            </li>
          )}
          <Figures change={change} />
          {change.carriedOn > 0 && (
            <li>{t('new-year.carriedOn', { figures: change.carriedOn })}</li>
          )}
        </ul>
      </div>
      <Lines change={change} />
    </>
  )
}

/** The figures of the law that start on the day and that this person's lines read. */
function Figures({ change: { figures } }: { change: Change }) {
  const t = useT()
  const { title } = useLawText()
  const format = useFormat()
  const write = useFigureWriter()
  return figures.map(({ id, before, after, unit, source }) => {
    const told = (value: unknown) => {
      if (typeof value !== 'number') return null
      return unit === 'EUR' ? format.euros(value) : write(value, unit)
    }
    const [was, is] = [told(before), told(after)]
    return (
      <li key={id}>
        <Link to={urls.lawParameter(id)} className="text-accent underline underline-offset-4">
          {title(id)}
        </Link>
        {was !== null && is !== null && ` ${t('new-year.figure', { before: was, after: is })}`}{' '}
        <Source text={source} />
      </li>
    )
  })
}

function Lines({ change: { lines, low, high } }: { change: Change }) {
  const t = useT()
  const { title } = useLineText()
  const format = useFormat()
  if (lines.length === 0) return <p>{t('new-year.nothing')}</p>
  const isRange = low.gross !== high.gross
  return (
    <div className="@container flex flex-col gap-2">
      <h3 className="font-medium">{t('new-year.lines')}</h3>
      {isRange && <p className="text-xs text-ink-soft">{t('new-year.linesLowest')}</p>}
      <table className="w-full max-w-2xl text-right text-sm tabular-nums">
        <thead className="text-ink-soft">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              {t('new-year.line')}
            </th>
            <th scope="col" className="hidden py-1 pl-3 font-normal @md:table-cell">
              {t('new-year.before')}
            </th>
            <th scope="col" className="py-1 pl-3 font-normal">
              {t('new-year.after')}
            </th>
            <th scope="col" className="py-1 pl-3 font-normal">
              {t('new-year.difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, before, after }) => (
            <tr key={line} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {title(line)}
              </th>
              <td className="hidden py-1.5 pl-3 whitespace-nowrap @md:table-cell">
                {format.euros(before)}
              </td>
              <td className="py-1.5 pl-3 whitespace-nowrap">{format.euros(after)}</td>
              <td className="py-1.5 pl-3 whitespace-nowrap text-ink-soft">
                {format.difference(after - before, 2)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
