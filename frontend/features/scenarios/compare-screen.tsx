import { Fragment, useState, type ReactNode } from 'react'
import { X } from 'lucide-react'
import { useScenarios, useComparison, type ComparedScenarios } from '@/api/scenarios'
import { ErrorView } from '@/components/app/error-view'
import { Pagination } from '@/components/list/pagination'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Combobox } from '@/components/ui/combobox'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { NO_LOSS } from '#modules/scenarios/pure'
import { monthsAfter } from '#modules/shared/values/days'
import { PAGE_SIZES } from '@/lib/page-sizes'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { MOST_SCENARIOS_COMPARED } from '@/urls'
import { useChangeWords } from './use-change-words.ts'

type Compared = ComparedScenarios['scenarios'][number]

const GROUPS = ['remunerationsFixes', 'frais', 'remunerationsVariables', 'avantages'] as const

interface CompareScreenProps {
  ids: readonly string[]
  onChange: (ids: string[]) => void
}

/** Scenarios side by side, with the base: sums, what moves, months, departments and people. */
export function CompareScreen({ ids, onChange }: CompareScreenProps) {
  const t = useT()
  const [page, setPage] = useState(1)
  const [perPage, setPerPage] = useState<number>(PAGE_SIZES[0])
  const [losers, setLosers] = useState(false)
  const asked = useComparison(ids, { page, perPage, ...(losers && { losers }) })
  const others =
    useScenarios({ perPage: 100 }).data?.data.filter(({ id }) => !ids.includes(id)) ?? []
  return (
    <>
      {ids.length < MOST_SCENARIOS_COMPARED && others.length > 0 && (
        <div className="mb-4 max-w-sm">
          <Combobox
            aria-label={t('scenarios.addToComparison')}
            value=""
            onValueChange={(id) => onChange([...ids, id])}
            searchLabel={t('scenarios.addToComparison')}
            emptyLabel={t('common.noResults')}
            options={[
              { value: '', label: t('scenarios.addToComparison') },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </div>
      )}
      {asked.error && !asked.data && (
        <ErrorView error={asked.error} onRetry={() => void asked.refetch()} />
      )}
      {ids.length > 0 && asked.isPending && <Skeleton className="h-96" />}
      {asked.data && (
        <Tables
          compared={asked.data}
          losers={losers}
          onLosers={(only) => {
            setPage(1)
            setLosers(only)
          }}
          onRemove={(id) => onChange(ids.filter((each) => each !== id))}
          onPage={setPage}
          onPerPage={(size) => {
            setPage(1)
            setPerPage(size)
          }}
        />
      )}
    </>
  )
}

interface TablesProps {
  compared: ComparedScenarios
  /** Those alone who lose net in one of them. */
  losers: boolean
  onLosers: (only: boolean) => void
  onRemove: (id: string) => void
  onPage: (page: number) => void
  onPerPage: (perPage: number) => void
}

function Tables({
  compared: { scenarios, people },
  losers,
  onLosers,
  onRemove,
  onPage,
  onPerPage,
}: TablesProps) {
  const t = useT()
  const format = useFormat()
  const words = useChangeWords()
  const euros = (amount: number | undefined) =>
    amount === undefined ? '–' : format.euros(amount, 0)
  const base = scenarios[0]
  const sums = (of: Compared) => of.totals?.sums
  const differs = (fact: (of: Compared) => unknown) => new Set(scenarios.map(fact)).size > 1
  const startDiffers = differs(({ dateStr }) => dateStr)
  const computing = scenarios.filter(({ isComputed }) => !isComputed)
  const baseDiffers = startDiffers || differs((of) => sums(of)?.cost.before)
  const departments = [
    ...new Map(
      scenarios
        .flatMap(({ totals }) => totals?.departments ?? [])
        .map((each) => [each.id, each.name])
    ),
  ]
  const heads = (
    <tr className="text-left align-bottom">
      <td />
      <th className="py-1 pl-3 text-right font-medium">{t('scenarios.base')}</th>
      {scenarios.map(({ id, name }) => (
        <th key={id} className="min-w-32 py-1 pl-3 text-right font-medium">
          {name}
        </th>
      ))}
    </tr>
  )
  const row = (label: string, first: string, cell: (of: Compared) => ReactNode, key = label) => (
    <tr key={key} className="border-t border-line">
      <th scope="row" className="py-1.5 text-left font-normal">
        {label}
      </th>
      <td className="py-1.5 pl-3 text-right whitespace-nowrap tabular-nums">{first}</td>
      {scenarios.map((of) => (
        <td key={of.id} className="py-1.5 pl-3 text-right whitespace-nowrap tabular-nums">
          {cell(of)}
        </td>
      ))}
    </tr>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {computing.length > 0 && (
        <Notice role="status">
          {t('scenarios.compareComputing', { names: computing.map(({ name }) => name).join(', ') })}
        </Notice>
      )}
      {baseDiffers && base && (
        <Notice tone="warn">{t('scenarios.basesDiffer', { name: base.name })}</Notice>
      )}
      <SectionCard
        title={t('scenarios.compared')}
        aside={
          <span className="flex max-w-full min-w-0 flex-wrap gap-2">
            {scenarios.map(({ id, name }) => (
              <Button
                key={id}
                size="sm"
                className="max-w-full"
                aria-label={t('scenarios.takeOut', { name })}
                onClick={() => onRemove(id)}
              >
                <span className="min-w-0 truncate">{name}</span>
                <X aria-hidden />
              </Button>
            ))}
          </span>
        }
      >
        <Wide label={t('scenarios.compared')}>
          <thead>{heads}</thead>
          <tbody>
            {row(t('scenarios.cost'), euros(base && sums(base)?.cost.before), (of) =>
              euros(sums(of)?.cost.after)
            )}
            {row(t('scenarios.difference'), '', (of) =>
              sums(of) ? format.difference(sums(of)!.cost.after - sums(of)!.cost.before) : '–'
            )}
            {row(t('scenarios.tileNet'), euros(base && sums(base)?.net.before), (of) =>
              sums(of) ? format.difference(sums(of)!.net.after - sums(of)!.net.before) : '–'
            )}
            {row(t('scenarios.people'), String((base && sums(base)?.people.before) ?? '–'), (of) =>
              String(sums(of)?.people.after ?? '–')
            )}
            {row(t('scenarios.losersHead'), '', (of) => String(sums(of)?.losers ?? '–'))}
          </tbody>
        </Wide>
      </SectionCard>
      <SectionCard title={t('scenarios.bridge')}>
        <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
          {scenarios.map((of) => (
            <div key={of.id} className="min-w-0">
              <h3 className="mb-1 font-medium">{of.name}</h3>
              <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 text-sm">
                {of.totals?.bridge.map(({ changeId, part, amount }) => (
                  <Fragment key={`${changeId} ${part}`}>
                    <dt className="text-ink-soft">
                      {part === 'change'
                        ? words(of.changes.find(({ id }) => id === changeId) ?? of.changes[0]!)
                        : t(`scenarios.part_${part}`)}
                    </dt>
                    <dd className="text-right tabular-nums">{format.difference(amount)}</dd>
                  </Fragment>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </SectionCard>
      <SectionCard title={t('scenarios.byMonth')}>
        <Wide label={t('scenarios.byMonth')}>
          <thead>{heads}</thead>
          <tbody>
            {Array.from({ length: 12 }, (_, at) =>
              row(
                startDiffers || !base
                  ? t('scenarios.nthMonth', { nth: at + 1 })
                  : format.month(monthsAfter(base.dateStr, at), 'long', 'numeric'),
                euros(base && monthOf(base, 'before', at)),
                (of) => euros(monthOf(of, 'after', at))
              )
            )}
          </tbody>
        </Wide>
      </SectionCard>
      <SectionCard title={t('scenarios.byDepartment')}>
        <Wide label={t('scenarios.byDepartment')}>
          <thead>{heads}</thead>
          <tbody>
            {departments.map(([id, name]) => {
              const of = (each: Compared | undefined) =>
                each?.totals?.departments.find((one) => one.id === id)
              return row(
                name ?? t('scenarios.noDepartment'),
                euros(of(base)?.before),
                (each) => euros(of(each)?.after),
                id ?? 'none'
              )
            })}
          </tbody>
        </Wide>
      </SectionCard>
      <SectionCard
        title={t('scenarios.byPerson')}
        aside={
          <Button
            size="sm"
            aria-pressed={losers}
            variant={losers ? 'primary' : 'secondary'}
            disabled={!losers && scenarios.every((of) => !sums(of)?.losers)}
            onClick={() => onLosers(!losers)}
          >
            {t('scenarios.losersOnly')}
          </Button>
        }
      >
        <p className="mb-2 text-sm text-ink-soft">{t('scenarios.byPersonHow')}</p>
        <Wide label={t('scenarios.byPerson')}>
          <thead>{heads}</thead>
          <tbody>
            {people.data.map(({ workerId, name, of }) =>
              row(
                name,
                euros(scenarios.map(({ id }) => of[id]).find(Boolean)?.before?.cost),
                ({ id }) => (
                  <>
                    {euros(of[id]?.after?.cost)}
                    <NetMoved before={of[id]?.before?.net} after={of[id]?.after?.net} />
                  </>
                ),
                workerId
              )
            )}
          </tbody>
        </Wide>
        <Pagination
          meta={people.meta}
          total={t('scenarios.peopleCount', { people: people.meta.total })}
          onPage={onPage}
          onPerPage={onPerPage}
        />
      </SectionCard>
    </div>
  )
}

function Wide({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={label}>
      <table className="w-full text-sm">{children}</table>
    </div>
  )
}

/** What a person's net of a month gains or loses. */
function NetMoved({ before, after }: { before?: number; after?: number }) {
  const t = useT()
  const format = useFormat()
  if (before === undefined || after === undefined) return null
  const isLoss = after < before - NO_LOSS
  return (
    <span
      className={isLoss ? 'block text-xs font-medium text-danger' : 'block text-xs text-ink-soft'}
    >
      {t('scenarios.netMoved', { amount: format.difference(after - before, 2) })}
    </span>
  )
}

function monthOf({ totals }: Compared, side: 'before' | 'after', at: number): number | undefined {
  return totals
    ? GROUPS.reduce((sum, group) => sum + (totals.months[side][group][at] ?? 0), 0)
    : undefined
}
