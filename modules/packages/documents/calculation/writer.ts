import { parameterText, ruleText, type ExplanationLine, type NamedGap } from '#modules/compute/pure'
import { wordsOf, type Words } from '#modules/shared/documents/catalogue'
import { formatAmount, formatMoney, type DocumentLanguage } from '#modules/shared/documents/format'
import type { Block, Facts, Figure, Ledger, LedgerRow, Note } from '#modules/shared/documents/sheet'
import en from '../../lang/en/calculation.json' with { type: 'json' }
import fr from '../../lang/fr/calculation.json' with { type: 'json' }
import nl from '../../lang/nl/calculation.json' with { type: 'json' }

const CATALOGUES = { fr, nl, en }

/** What a calculation sheet shows of an answer, beside what all of them have. */
export interface Contents {
  /** At most four. */
  figures: Figure[]
  /** What the answer says in few words: they stand under what was told. */
  facts?: Facts[]
  blocks: Block[]
  /** What the figures rest on, as sentences. */
  hypotheses: readonly string[]
  gaps?: readonly NamedGap[]
}

type Unit = 'perYear' | 'perMonth' | 'perHour' | 'once'
type LinesUnit = 'unitYear' | 'unitMonth' | 'unitOnce'

interface Lines<Key extends string> {
  heading: string
  unit: LinesUnit
  keys: readonly Key[]
  lignes: Readonly<Record<Key, number | null>>
  label: (key: Key) => string
  /** Lines in bold: the last one unless told. */
  results?: readonly Key[]
  /** Lines that stand there at nothing too: the results unless told. */
  always?: readonly Key[]
  /** Amounts without a sign that lower the result. */
  minus?: readonly Key[]
}

/** Writes amounts and lines of one answer in one language, each line with its sentence of law. */
export class Writer {
  readonly words: Words
  readonly #explained: ReadonlyMap<string, ExplanationLine>

  constructor(
    readonly language: DocumentLanguage,
    explanation: readonly ExplanationLine[]
  ) {
    this.words = wordsOf('calculation.json', CATALOGUES, language)
    this.#explained = new Map(explanation.map((line) => [line.rule, line]))
  }

  say(key: string, values?: Record<string, string | number>): string {
    return this.words.say(key, values)
  }

  /** An amount in a column of euros. */
  amount(euros: number | null): string {
    return euros === null ? this.say('unknown') : formatAmount(this.language, euros)
  }

  /** An amount within words. */
  money(euros: number): string {
    return formatMoney(this.language, euros)
  }

  figure(label: string, euros: number | null, unit: Unit, main = false): Figure {
    return { label, amount: this.amount(euros), unit: this.say(unit), ...(main && { main }) }
  }

  facts(heading: string, rows: readonly (readonly [string, string])[]): Facts[] {
    if (rows.length === 0) return []
    return [
      {
        type: 'facts',
        heading,
        rows: rows.map(([label, value]) => ({ label, value })),
      },
    ]
  }

  /** A part of an answer as the panel has it; none without a line. */
  lines<Key extends string>({
    heading,
    unit,
    keys,
    lignes,
    label,
    results = keys.slice(-1),
    always = results,
    minus = [],
  }: Lines<Key>): Ledger[] {
    const shown = keys.filter((key) => lignes[key] !== 0 || always.includes(key))
    if (shown.every((key) => lignes[key] === 0)) return []
    const rows = shown.map((key): LedgerRow => {
      const euros = lignes[key]
      const detail = euros === 0 ? undefined : this.#why(key)
      return {
        style: results.includes(key) ? 'total' : 'line',
        label: label(key),
        ...(detail && { detail }),
        amount: this.amount(euros === null ? null : minus.includes(key) ? 0 - euros : euros),
      }
    })
    return [{ type: 'ledger', heading, item: this.say('item'), unit: this.say(unit), rows }]
  }

  note(...paragraphs: string[]): Note[] {
    return paragraphs.length === 0 ? [] : [{ type: 'note', paragraphs }]
  }

  /** Sentences under a heading. */
  list(heading: string, paragraphs: string[]): Note[] {
    return paragraphs.length === 0 ? [] : [{ type: 'note', heading, paragraphs }]
  }

  gap({ id }: NamedGap): string {
    return this.say('gap', { figure: parameterText(id, this.language)?.title ?? id })
  }

  /** The sentence of law of a line, with its article. */
  #why(rule: string): string | undefined {
    if (!this.#explained.has(rule)) return undefined
    const text = ruleText(rule, this.language)
    if (text === undefined) return undefined
    return text.article ? `${text.explanation} (${text.article})` : text.explanation
  }
}
