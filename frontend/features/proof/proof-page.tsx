import { useEffect, useState } from 'react'
import { CircleCheck } from 'lucide-react'
import { differenceOf, prove, type ProofRow } from '#modules/compute/pure'
import { Badge } from '@/components/ui/badge'
import { CollapsibleCard } from '@/components/ui/collapsible-card'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { committeeNumber } from '@/lib/pay/committee-number'
import { useFormat } from '@/lib/use-format'
import { useOptionalMessage, useT } from '@/lib/use-t'
import { askedText } from './asked'
import { publisherOf } from './publisher.ts'

const HOURLY_DECIMALS = 4

/** Amounts of one source under one law set. */
interface Group {
  readonly key: string
  readonly first: ProofRow
  readonly rows: readonly ProofRow[]
}

/** The published cases, computed again in the browser of who looks: what they say, what we say, and the difference. */
export function ProofPage() {
  const t = useT()
  const rows = useProof()
  if (rows === null) return <Skeleton className="h-64 w-full" />
  const wrong = rows.filter((row) => differenceOf(row) !== 0).length
  return (
    <div className="flex flex-col gap-6">
      <div className="max-w-prose">
        <h1 className="text-xl font-semibold tracking-tight">{t('proof.title')}</h1>
        <p className="mt-2 text-ink-soft">{t('proof.intro')}</p>
      </div>
      <Found count={rows.length} wrong={wrong} />
      <div className="flex flex-col gap-3">
        {grouped(rows).map((group) => (
          <GroupCard key={group.key} group={group} />
        ))}
      </div>
      <p className="max-w-prose text-xs text-ink-soft">{t('proof.elsewhere')}</p>
    </div>
  )
}

/** The one sentence that a reader looks for. */
function Found({ count, wrong }: { count: number; wrong: number }) {
  const t = useT()
  const found = t('proof.count', { count, wrong })
  if (wrong > 0)
    return (
      <Notice tone="warn" role="status">
        {found}
      </Notice>
    )
  return (
    <p role="status" className="flex items-start gap-3 text-lg font-semibold text-balance">
      <CircleCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-accept" />
      {found}
    </p>
  )
}

/** Computed once the page stands: it takes a moment. */
function useProof(): readonly ProofRow[] | null {
  const [rows, setRows] = useState<readonly ProofRow[] | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setRows(prove()))
    return () => clearTimeout(timer)
  }, [])
  return rows
}

function GroupCard({ group: { first, rows } }: { group: Group }) {
  const t = useT()
  const format = useFormat()
  const number = committeeNumber(first.committee)
  const wrong = rows.filter((row) => differenceOf(row) !== 0).length
  return (
    <CollapsibleCard
      title={<Source source={first.source} />}
      mark={
        <span className="flex flex-wrap gap-2 pl-6">
          <Badge>{t('proof.law', { day: format.day(dayOf(first.lawset)) })}</Badge>
          {number && <Badge>{t('proof.committee', { number })}</Badge>}
        </span>
      }
      aside={t('proof.amounts', { count: rows.length, wrong })}
    >
      <p className="mb-3 text-xs wrap-anywhere text-ink-soft">
        {first.source}. {t('proof.kind', { kind: first.kind })}
      </p>
      <div role="region" aria-label={first.source} tabIndex={0} className="overflow-x-auto">
        <table className="w-full border-collapse text-left">
          <thead>
            <tr className="border-b border-line text-xs text-ink-soft">
              {(['asked', 'line', 'published', 'ours', 'difference'] as const).map((column) => (
                <th key={column} scope="col" className="py-1 pr-4 font-normal last:pr-0">
                  {t(`proof.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={`${row.id} ${row.line} ${JSON.stringify(row.request)}`} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </CollapsibleCard>
  )
}

/** Who published it, and in small letters what; whole once the card is open. */
function Source({ source }: { source: string }) {
  const { name, what } = publisherOf(source)
  return (
    <span className="min-w-0">
      {name}
      {what && (
        <span className="line-clamp-2 text-xs font-normal wrap-anywhere text-ink-soft">{what}</span>
      )}
    </span>
  )
}

/** `BE-2026-09-01` -> `2026-09-01`: the day of its law. */
const dayOf = (lawset: string) => lawset.replace(/^BE-/, '')

function Row({ row }: { row: ProofRow }) {
  const t = useT()
  const format = useFormat()
  const lineText = useLineText()
  const { line, published, ours } = row
  const figure = (of: number | string | null) =>
    of === null
      ? '–'
      : typeof of === 'string'
        ? format.day(of)
        : format.amount(of, decimalsOf(line))
  const difference = differenceOf(row)
  return (
    <tr className="border-b border-line align-top last:border-b-0">
      <th scope="row" className="py-1 pr-4 font-normal">
        {askedText(row, t, format)}
      </th>
      <td className="py-1 pr-4">{lineText(row)}</td>
      <td className="py-1 pr-4 tabular-nums">{figure(published)}</td>
      <td className="py-1 pr-4 tabular-nums">{figure(ours)}</td>
      <td className="py-1 tabular-nums">
        {difference === null ? '–' : format.amount(difference, decimalsOf(line))}
      </td>
    </tr>
  )
}

/** Hourly scales have four decimals; weeks, months and days none. */
function decimalsOf(line: string): number {
  if (line === 'bareme') return HOURLY_DECIMALS
  return /^(duree|jours)\./.test(line) ? 0 : 2
}

/** The rule whose words tell what stands there in the answer of a sheet beside the payslip. */
const RULES: Readonly<Record<string, string>> = {
  mois: 'moisPartie1',
  semaines: 'semainesPartie2',
  deductible: 'tauxDeductible',
}

/** The words of a line: those of its rule or of the proof, with the year where a case gives several. */
function useLineText(): (row: ProofRow) => string {
  const t = useT()
  const message = useOptionalMessage()
  return ({ line, request }) => {
    if (line === 'bareme') return t('proof.scale')
    const key = line.split('.').at(-1)!
    const words =
      message(`proof.line_${key}`) ?? message(`compute.rules.${RULES[key] ?? key}.title`) ?? key
    const [, at] = /^annees\.(\d)\./.exec(line) ?? []
    const year = Number(request.date?.slice(0, 'YYYY'.length)) + Number(at)
    return at === undefined ? words : t('proof.inYear', { line: words, year: String(year) })
  }
}

/** By law set, committee and source, in the order of the cases. */
function grouped(rows: readonly ProofRow[]): Group[] {
  const groups = new Map<string, ProofRow[]>()
  for (const row of rows) {
    const key = `${row.lawset} ${row.committee} ${row.source}`
    const known = groups.get(key)
    if (known) known.push(row)
    else groups.set(key, [row])
  }
  return [...groups].map(([key, of]) => ({ key, first: of[0]!, rows: of }))
}
