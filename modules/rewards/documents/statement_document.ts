import { COST_PARTS, lineText, type AmountLine } from '#modules/compute/pure'
import { wordsOf, type Words } from '#modules/shared/documents/catalogue'
import { formatAmount, formatDate } from '#modules/shared/documents/format'
import type {
  Annexes,
  Band,
  Bars,
  Brand,
  Figure,
  Ledger,
  LedgerRow,
  Note,
  Ring,
  Sheet,
} from '#modules/shared/documents/sheet'
import type { Locale } from '#modules/shared/tenancy/scope'
import { proseOf } from '#modules/templates/index'
import { differenceOf, type Difference } from '../domain/difference.ts'
import { employerLines, statementLines, type CostPart } from '../domain/statement_lines.ts'
import type { StatementSays } from '../domain/statement_says.ts'
import en from '../lang/en/statement_document.json' with { type: 'json' }
import fr from '../lang/fr/statement_document.json' with { type: 'json' }
import nl from '../lang/nl/statement_document.json' with { type: 'json' }

/** A statement on paper; nothing is computed but what is told of the screen too. */
export interface StatementDocument {
  language: Locale
  says: StatementSays
  brand: Brand
  version: number
  statementId: string
  /** YYYY-MM-DD, of this version. */
  date: string
  /** Why it replaces the former version, and what that one said. */
  former: { because: string; says: StatementSays } | null
  /** The last statement before it, of another group. */
  before: StatementSays | null
  /** Names of the documents of the company that hang on it. */
  documents: readonly string[]
}

/** The sign of a line that follows from figures of an earlier year, as other papers have it. */
const PROJECTED_SIGN = '\u00a0≈'

/** In the colours that they have on every screen (`frontend/styles/app.css`). */
const COLOURS: Record<CostPart, string> = {
  remunerationsFixes: '#2e4db2',
  frais: '#3a98d1',
  remunerationsVariables: '#bf8524',
  avantages: '#592c46',
}

/** The words of a statement on paper. */
export function statementWords(language: Locale): Words {
  return wordsOf('statement_document.json', { fr, nl, en }, language)
}

/** The PDF of a statement: the letter, the year at a glance, each line of it, and what the employer pays beside it. */
export function statementDocument(document: StatementDocument): Sheet {
  const { language, says, brand, date } = document
  const words = statementWords(language)
  const day = formatDate(language, says.statementDateStr)
  const name = `${says.firstName} ${says.lastName}`
  return {
    language,
    title: words.say('title', { name, day }),
    createdOn: date,
    brand,
    head: {
      kind: words.say('kind'),
      heading: name,
      subheading: says.contract.nomFonction,
      margin: [
        words.say('onDay', { day }),
        ...(document.version > 1 ? [words.say('reissued')] : []),
      ],
    },
    figures: figuresOf(says, words, language),
    bands: [
      ...letter(says),
      glance(document, words),
      ...correction(document, words),
      lines(document, words),
    ],
    footer: {
      notice: words.say('notice', { day }),
      line: words.say('footer', {
        id: document.statementId,
        version: String(document.version),
        date: formatDate(language, date),
      }),
      pageWord: words.say('page'),
    },
  }
}

function figuresOf(says: StatementSays, words: Words, language: Locale): Figure[] {
  const figure = (key: string, euros: number): Figure => ({
    label: words.say(`figures.${key}`),
    amount: formatAmount(language, euros),
    unit: words.say('perYear'),
  })
  return [
    { ...figure('total', says.totalCashAnnuel.totalCashAnnuel), main: true },
    figure('net', says.remunerationAnnuelle.remunerationAnnuelle),
    figure('employer', employerLines(says).total),
  ]
}

function letter({ text }: StatementSays): Band[] {
  if (text.length === 0) return []
  return [band({ wide: [{ type: 'prose', pieces: proseOf(text) }] })]
}

/** The year as the screen shows it: the ring of its parts, beside it the years before and what changed since the last statement. */
function glance({ says, language, before }: StatementDocument, words: Words): Band {
  const since = before && differenceOf(before, says)
  return band({
    left: [ring(says, words, language)],
    right: [
      ...years(says, words, language),
      ...(since ? [changes('sinceLast', since, words, language)] : []),
    ],
  })
}

function lines({ says, language, documents }: StatementDocument, words: Words): Band {
  return band({
    left: [total(says, words, language)],
    right: [
      employer(says, words, language),
      ...hung(documents, words),
      sources(says, words, language),
    ],
  })
}

function band(blocks: Partial<Pick<Band, 'wide' | 'left' | 'right'>>): Band {
  return { density: 'normal', flowing: true, split: 50, wide: [], left: [], right: [], ...blocks }
}

function ring({ totalCashAnnuel: cash }: StatementSays, words: Words, language: Locale): Ring {
  const shown = COST_PARTS.filter((part) => cash[`${part}Total`] > 0)
  return {
    type: 'ring',
    heading: words.say('parts'),
    centre: {
      label: words.say('figures.total'),
      amount: formatAmount(language, cash.totalCashAnnuel, 0),
      unit: words.say('perYear'),
    },
    parts: shown.map((part) => ({
      label: words.say(`part.${part}`),
      amount: formatAmount(language, cash[`${part}Total`], 0),
      share: cash[`${part}Total`],
      colour: COLOURS[part],
    })),
  }
}

/** Year after year, in whole euros; none where nothing came before. */
function years(says: StatementSays, words: Words, language: Locale): Bars[] {
  if (says.earlier.length === 0) return []
  return [
    {
      type: 'bars',
      heading: words.say('earlier'),
      rows: [...says.earlier, says].map(({ contract, totalCashAnnuel: cash }) => ({
        label: words.say('since', { day: formatDate(language, contract.startDateStr) }),
        amount: formatAmount(language, cash.totalCashAnnuel, 0),
        parts: COST_PARTS.filter((part) => cash[`${part}Total`] > 0).map((part) => ({
          share: cash[`${part}Total`],
          colour: COLOURS[part],
        })),
      })),
    },
  ]
}

/** Why this version replaces the former one, and what was corrected. */
function correction({ says, language, former }: StatementDocument, words: Words): Band[] {
  if (!former) return []
  const difference = differenceOf(former.says, says)
  return [
    band({
      wide: [
        { type: 'note', paragraphs: [former.because] },
        ...(difference ? [changes('corrected', difference, words, language)] : []),
      ],
    }),
  ]
}

function changes(
  heading: 'corrected' | 'sinceLast',
  { statementDateStr, totalBefore, totalAfter, lines: changed }: Difference,
  words: Words,
  language: Locale
): Ledger {
  const by = (euros: number) => (euros > 0 ? '+' : '') + formatAmount(language, euros)
  const detailOf = (before: number, after: number) => {
    if (before === 0) return words.say('isNew')
    if (after === 0) return words.say('isGone')
    const amounts = { before: formatAmount(language, before), after: formatAmount(language, after) }
    return words.say('fromTo', amounts)
  }
  return ledger(words, words.say(heading), [
    ...changed.map(({ key, before, after }): LedgerRow => ({
      style: 'line',
      label: lineText(key, language),
      detail: detailOf(before, after),
      amount: by(after - before),
    })),
    {
      style: 'total',
      label: words.say('changeSince', { day: formatDate(language, statementDateStr) }),
      amount: by(totalAfter - totalBefore),
    },
  ])
}

function hung(documents: readonly string[], words: Words): Annexes[] {
  if (documents.length === 0) return []
  return [
    {
      type: 'annexes',
      heading: words.say('documents'),
      items: documents.map((name) => ({ name })),
    },
  ]
}

/** By which law it was computed, where its sources are read, and what of it is a projection. */
function sources({ lawset }: StatementSays, words: Words, language: Locale): Note {
  const since = /\d{4}-\d{2}-\d{2}$/.exec(lawset.id)?.[0]
  const law = since ? formatDate(language, since) : lawset.id
  return {
    type: 'note',
    paragraphs: [
      ...(lawset.extrapolated ? [words.say('projected')] : []),
      words.say('sources', { law, id: lawset.id }),
    ],
  }
}

function total(says: StatementSays, words: Words, language: Locale): Ledger {
  const all = statementLines(says)
  const isProjected = projected(says, 'remuneration.totalCashAnnuel')
  const rows = COST_PARTS.flatMap((part): LedgerRow[] => {
    const own = all.filter((line) => line.part === part)
    if (own.length === 0) return []
    return [
      {
        style: 'group',
        label: words.say(`part.${part}`),
        amount: formatAmount(language, says.totalCashAnnuel[`${part}Total`]),
      },
      ...own.map(({ key, amount, net }): LedgerRow => ({
        style: 'line',
        label: lineText(key, language) + (isProjected(`${part}.${key}`) ? PROJECTED_SIGN : ''),
        ...(net !== null && net !== amount
          ? { detail: words.say('worthNet', { amount: formatAmount(language, net, 0) }) }
          : {}),
        amount: formatAmount(language, amount),
      })),
    ]
  })
  return ledger(words, words.say('lines'), [
    ...rows,
    {
      style: 'total',
      label: words.say('figures.total') + (isProjected('totalCashAnnuel') ? PROJECTED_SIGN : ''),
      amount: formatAmount(language, says.totalCashAnnuel.totalCashAnnuel),
    },
  ])
}

/** Tells the lines of the answer under a path that follow from figures of an earlier year. */
function projected({ lawset }: StatementSays, path: string): (key: string) => boolean {
  const told = new Set(lawset.projection?.lines)
  return (key) => told.has(`${path}.${key}`)
}

function employer(says: StatementSays, words: Words, language: Locale): Ledger {
  const { total: whole, lines: own } = employerLines(says)
  return ledger(words, words.say('employer'), [
    {
      style: 'subtotal',
      label: words.say('figures.total'),
      amount: formatAmount(language, says.totalCashAnnuel.totalCashAnnuel),
    },
    ...own.map((line) => lineRow(line, language)),
    {
      style: 'total',
      label: words.say('figures.employer'),
      amount: formatAmount(language, whole),
    },
  ])
}

function ledger(words: Words, heading: string, rows: LedgerRow[]): Ledger {
  return { type: 'ledger', heading, item: words.say('item'), unit: words.say('unit'), rows }
}

function lineRow({ key, amount }: AmountLine, language: Locale): LedgerRow {
  return { style: 'line', label: lineText(key, language), amount: formatAmount(language, amount) }
}
