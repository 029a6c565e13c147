import { compute, type ComputeAnswer, type ComputeRequest } from '#modules/compute/pure'
import {
  formatDate,
  formatMoney,
  formatMonthOf,
  type DocumentLanguage,
} from '#modules/shared/documents/format'
import type { Band, Block, Brand, Facts, Sheet } from '#modules/shared/documents/sheet'
import { sortedJson } from '../attachment.ts'
import { contentsBand, linesOf } from '../contents.ts'
import { situationFacts } from '../facts.ts'
import { clipped, lawMargin, subheading } from '../package_document.ts'
import { documentTexts, type Texts } from '../texts.ts'
import { CALCULATIONS, type AnswerBeside, type CalculationName } from './calculations.ts'
import { lawFigures } from './law_figures.ts'
import { toldRows } from './told_rows.ts'
import { Writer } from './writer.ts'

export interface CalculationInput {
  name: CalculationName
  /** As the engine was asked, and what it answered with `explain`. */
  request: object
  answer: AnswerBeside
  language: DocumentLanguage
  /** Whom it is for, as somebody wrote it; empty for nobody. */
  forWhom: string
  brand: Brand
  /** Name of the person who asked for it; null for a program. */
  requestedBy: string | null
  /** YYYY-MM-DD, the day it is made. */
  date: string
}

const ATTACHMENT_NAME = 'calculation.json'
const LONGEST_NAME = 80
/** Rows of a part, most of them of two lines, that are kept on one page. */
const MOST_ROWS = 18
/** Lines of a column that stand under the head on the first page. */
const LINES_BELOW_HEAD = 36

/**
 * A calculation sheet: what was asked beside a package and what the engine answers, each line under its sentence of law,
 * then what that rests on and the figures of the law. Pure, and without arithmetic: every figure is one of the answer.
 */
export function calculationDocument(input: CalculationInput): Sheet {
  const { name, answer, language, brand } = input
  const request = input.request as ComputeRequest
  const definition = CALCULATIONS[name]
  const explained = definition.explained(answer)
  const writer = new Writer(language, explained)
  const texts = documentTexts(language)
  const forWhom = clipped(input.forWhom.trim(), LONGEST_NAME)
  const heading = writer.say(`title.${name}`, {
    year: request.date.slice(0, 'YYYY'.length),
    month: formatMonthOf(language, request.date.slice(0, 'YYYY-MM'.length)),
  })
  const contents = definition.contents(answer, writer)
  const { figures, facts = [], blocks, hypotheses, gaps = [] } = contents
  const pack = { worker: request.worker ?? {}, package: request.package }
  const told = toldRows(definition, request as unknown as Record<string, unknown>, writer)
  const right = [...writer.facts(writer.say('asked'), told), ...facts]
  const payslip = payslipOf(definition.told, request)
  const left = [packageFacts(request, payslip, texts), situationFacts(pack, texts)]
  // A director's year and its assessment rest on the same figures: each is told once.
  const restsOn = [
    ...gaps.map((gap) => writer.gap(gap)),
    ...(answer.lawset.extrapolated ? [texts.say('extrapolated')] : []),
    ...hypotheses,
  ]
  return {
    language,
    title: forWhom ? writer.say('named', { title: heading, whom: forWhom }) : heading,
    createdOn: input.date,
    brand: { ...brand, name: clipped(brand.name, LONGEST_NAME) },
    head: {
      kind: writer.say('kind'),
      heading,
      subheading: [forWhom, subheading(pack, texts)].filter(Boolean).join(' · '),
      margin: lawMargin({ date: request.date, lawset: answer.lawset }, texts),
    },
    figures,
    bands: [
      {
        density: 'normal',
        flowing: Math.max(linesOf(left), linesOf(right)) > LINES_BELOW_HEAD,
        wide: [],
        split: 50,
        left,
        right: right.length > 0 ? right : writer.list(writer.say('asked'), [writer.say('nothing')]),
      },
      ...(payslip
        ? contentsBand(
            {
              package: request.package,
              packageType: request.package.packageType ?? 'FIX',
              compute: payslip.compute,
            },
            texts
          )
        : []),
      flowing('normal', [
        ...blocks.map(whole),
        ...writer.list(writer.say('restsOn'), [...new Set(restsOn)]),
      ]),
      flowing('compact', lawFigures(explained, writer)),
      proof(answer, writer, texts),
    ],
    footer: {
      notice: texts.say('notice'),
      line: made(input, writer),
      pageWord: texts.say('page'),
    },
    attachment: {
      name: ATTACHMENT_NAME,
      mimeType: 'application/json',
      description: writer.say('attachment'),
      content: sortedJson({ calculation: name, request, answer }),
    },
  }
}

function made({ requestedBy, date, language }: CalculationInput, writer: Writer): string {
  const person = clipped((requestedBy ?? '').trim(), LONGEST_NAME)
  const day = formatDate(language, date)
  return person
    ? writer.say('footer', { date: day, person })
    : writer.say('footerWithoutPerson', { date: day })
}

/** The payslip of the package that all of it stands beside. */
function payslipOf(told: readonly string[], request: ComputeRequest): ComputeAnswer | null {
  const asked = Object.entries(request).filter(([field]) => !told.includes(field))
  const result = compute({ ...Object.fromEntries(asked), explain: false })
  return result.ok ? result.answer : null
}

function packageFacts(
  { company }: ComputeRequest,
  payslip: ComputeAnswer | null,
  texts: Texts
): Facts {
  const month = payslip?.compute.remuneration.remunerationMensuelle
  const cost = payslip?.compute.coutEmployeur.coutEmployeurAnnuel
  const money = (euros: number) => formatMoney(texts.language, euros)
  return {
    type: 'facts',
    heading: texts.say('kind'),
    rows: [
      ...(month
        ? (['salaireBrut', 'salaireNet'] as const).map((key) => ({
            label: texts.line(key),
            value: texts.say('contents.values.month', { amount: money(month[key]) }),
          }))
        : []),
      ...(cost === undefined
        ? []
        : [
            {
              label: texts.line('coutEmployeurAnnuel'),
              value: texts.say('contents.values.year', { amount: money(cost) }),
            },
          ]),
      ...(company?.effectif === undefined
        ? []
        : [
            {
              label: texts.say('effectif'),
              value: texts.say('effectifCompte', { count: company.effectif }),
            },
          ]),
    ],
  }
}

/** A part is not torn by the end of a page, unless it is long. */
function whole(block: Block): Block {
  const isTable = block.type === 'ledger' || block.type === 'matrix'
  return isTable && block.rows.length <= MOST_ROWS ? { ...block, whole: true } : block
}

function flowing(density: Band['density'], wide: Block[]): Band {
  return { density, flowing: true, wide, split: 50, left: [], right: [] }
}

/** The law set, so that the same request gives the same answer again. */
function proof({ lawset }: AnswerBeside, writer: Writer, texts: Texts): Band {
  const rows = [
    { label: texts.say('lawset'), value: lawset.id },
    // In groups, for eyes that compare two sheets.
    { label: texts.say('hash'), value: lawset.hash.match(/.{1,16}/g)?.join(' ') ?? '' },
  ]
  return {
    density: 'normal',
    wide: [],
    split: 50,
    left: [{ type: 'facts', heading: texts.say('proof'), wide: 'values', rows }],
    right: writer.note(writer.say('attached', { name: ATTACHMENT_NAME })),
  }
}
