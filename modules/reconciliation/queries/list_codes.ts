import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import { NET } from '../domain/compared_lines.ts'
import type { CodeLine } from '../domain/payslip.ts'
import { suggestLine } from '../domain/suggest_line.ts'
import { meaningsByProvider } from './meanings.ts'

/** A code of a provider as a month has it, with what it means; null while nobody said. */
export interface ListedCode {
  provider: string
  code: string
  label: string
  people: number
  /** EUR, of one of them. */
  example: number
  line: CodeLine | null
  isReversed: boolean
  /** What it may be, by its name; null where its name says nothing. */
  suggested: CodeLine | null
  /** Whether its amounts seem to have the other sign: what is taken off stands there as a plus. */
  suggestsReversed: boolean
}

/** What is taken off, where a payslip is read from gross to net. */
const TAKEN_OFF: readonly CodeLine[] = [
  'onss',
  'precompteProfessionnel',
  'precompteMobilier',
  'csss',
  'retraitAtns',
  'retraitExtras',
  'contributionChequeRepas',
  'contributionsAssurances',
]

/** The codes of a month, those that are to be decided first. */
export async function listCodes(scope: Scope, month: string): Promise<ListedCode[]> {
  demandEverything(scope)
  const meanings = await meaningsByProvider(scope)
  const { rows } = await scope.trx.rawQuery(
    `select s.provider, l.code, max(l.label) as label, count(*)::int as people,
       (array_agg(l.cents order by abs(l.cents) desc))[1] / 100.0 as example, sum(sign(l.cents))::int as signs
     from payslips s, jsonb_to_recordset(s.lines) as l(code text, label text, cents bigint)
     where s.month = cast(? as date)
     group by 1, 2 order by 1, 2`,
    [`${month}-01`]
  )
  const codes = rows.map(
    ({ signs, example, ...row }: Record<string, string> & { signs: number; people: number }): ListedCode => {
      const meaning = meanings.get(row.provider!)?.get(row.code!)
      const suggested = suggestLine({ code: row.code!, label: row.label! })
      return {
        ...(row as unknown as Pick<ListedCode, 'provider' | 'code' | 'label' | 'people'>),
        example: Number(example),
        line: meaning?.line ?? null,
        isReversed: meaning?.isReversed ?? false,
        suggested,
        suggestsReversed: suggested !== null && suggested !== NET && TAKEN_OFF.includes(suggested) && signs > 0,
      }
    }
  )
  return codes.toSorted((one: ListedCode, other: ListedCode) => Number(one.line !== null) - Number(other.line !== null))
}
