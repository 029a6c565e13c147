import { COST_PARTS, lineText, type AmountLine } from '#modules/compute/pure'
import { wordsOf, type Words } from '#modules/shared/documents/catalogue'
import { formatAmount, formatDate } from '#modules/shared/documents/format'
import type {
  Band,
  Brand,
  Figure,
  Ledger,
  LedgerRow,
  Sheet,
  Shares,
} from '#modules/shared/documents/sheet'
import type { Locale } from '#modules/shared/tenancy/scope'
import { proseOf } from '#modules/templates/index'
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
}

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
    bands: [...letter(says), lines(says, words, language)],
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

function lines(says: StatementSays, words: Words, language: Locale): Band {
  return band({
    wide: parts(says, words, language),
    left: [total(says, words, language)],
    right: [employer(says, words, language), ...earlier(says, words, language)],
  })
}

function band(blocks: Partial<Pick<Band, 'wide' | 'left' | 'right'>>): Band {
  return { density: 'normal', flowing: true, split: 50, wide: [], left: [], right: [], ...blocks }
}

function parts({ totalCashAnnuel: cash }: StatementSays, words: Words, language: Locale): Shares[] {
  const shown = COST_PARTS.filter((part) => cash[`${part}Total`] > 0)
  if (shown.length < 2) return []
  return [
    {
      type: 'shares',
      heading: words.say('parts'),
      parts: shown.map((part) => ({
        label: words.say(`part.${part}`),
        amount: formatAmount(language, cash[`${part}Total`]),
        share: cash[`${part}Total`],
        colour: COLOURS[part],
      })),
    },
  ]
}

function total(says: StatementSays, words: Words, language: Locale): Ledger {
  const all = statementLines(says)
  const rows = COST_PARTS.flatMap((part): LedgerRow[] => {
    const own = all.filter((line) => line.part === part)
    if (own.length === 0) return []
    return [
      {
        style: 'group',
        label: words.say(`part.${part}`),
        amount: formatAmount(language, says.totalCashAnnuel[`${part}Total`]),
      },
      ...own.map((line) => lineRow(line, language)),
    ]
  })
  return ledger(words, words.say('lines'), [
    ...rows,
    {
      style: 'total',
      label: words.say('figures.total'),
      amount: formatAmount(language, says.totalCashAnnuel.totalCashAnnuel),
    },
  ])
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

/** Year after year; none where nothing came before. */
function earlier(says: StatementSays, words: Words, language: Locale): Ledger[] {
  if (says.earlier.length === 0) return []
  const row = (start: string, euros: number): LedgerRow => ({
    style: 'line',
    label: words.say('since', { day: formatDate(language, start) }),
    amount: formatAmount(language, euros),
  })
  return [
    ledger(words, words.say('earlier'), [
      ...says.earlier.map((one) =>
        row(one.contract.startDateStr, one.totalCashAnnuel.totalCashAnnuel)
      ),
      row(says.contract.startDateStr, says.totalCashAnnuel.totalCashAnnuel),
    ]),
  ]
}

function ledger(words: Words, heading: string, rows: LedgerRow[]): Ledger {
  return { type: 'ledger', heading, item: words.say('item'), unit: words.say('unit'), rows }
}

function lineRow({ key, amount }: AmountLine, language: Locale): LedgerRow {
  return { style: 'line', label: lineText(key, language), amount: formatAmount(language, amount) }
}
