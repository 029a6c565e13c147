import { brandColours } from '#modules/shared/documents/colour'
import { type DocumentLanguage, formatAmount, formatDate } from '#modules/shared/documents/format'
import { lawName, lawText, noticesOf, unanswered, type Gap } from '#modules/compute/pure'
import type { Band, Figure, Ledger, Note, Sheet } from '#modules/shared/documents/sheet'
import { ATTACHMENT_NAME, simulation } from './attachment.ts'
import {
  committeeNumber,
  contractFacts,
  employerFacts,
  employment,
  grossFacts,
  proofFacts,
  situationFacts,
  workingTime,
} from './facts.ts'
import { contentsBand, linesOf } from './contents.ts'
import {
  costShares,
  employerCost,
  euroShares,
  payslip,
  projectedUnder,
  signed,
  year,
} from './ledgers.ts'
import type { PrintedCompany, PrintedPackage } from './package_row.ts'
import { documentTexts, type Texts } from './texts.ts'

export interface PackageDocumentInput {
  pack: PrintedPackage
  company: PrintedCompany
  language: DocumentLanguage
  /** Name of the person who asked for the PDF; null for a process. */
  requestedBy: string | null
  /** YYYY-MM-DD, the day the PDF is made. */
  date: string
}

/** Longest title and name that the head of the sheet holds; what is cut ends in « … ». */
const LONGEST_TITLE = 160
const LONGEST_NAME = 80
/** Lines of a column that stand under the head on the first page. */
const LINES_BELOW_HEAD = 36
/** Rows of a tight table that surely fit a page, long names that take two lines included. */
const MOST_ROWS = 58

/**
 * The PDF of a salary package: who it is for and their month, what the package holds, then the year
 * and the employer's cost; one A4 page for a plain one, as many as it needs for a full one. Pure, and
 * without arithmetic: every figure is one of the stored answer.
 */
export function packageDocument({
  pack,
  company,
  language,
  requestedBy,
  date,
}: PackageDocumentInput): Sheet {
  const texts = documentTexts(language)
  const heading = clipped(pack.nomFonction.trim(), LONGEST_TITLE) || texts.say('untitled')
  const person = clipped((requestedBy ?? '').trim(), LONGEST_NAME)
  const footer = { date: formatDate(language, date), person, id: pack.id }
  return {
    language,
    title: texts.say('title', { job: heading }),
    createdOn: date,
    brand: {
      name: clipped(company.name, LONGEST_NAME),
      ...brandColours(company.mainColor),
      logo: company.logo,
    },
    head: {
      kind: texts.say('kind'),
      heading,
      subheading: subheading(pack, texts),
      margin: lawMargin(pack, texts),
    },
    figures: firstFigures(pack, texts),
    bands: [month(pack, company, texts), ...contentsBand(pack, texts), yearBand(pack, texts)],
    footer: {
      notice: texts.say('notice'),
      line: texts.say(person ? 'footer' : 'footerWithoutPerson', footer),
      pageWord: texts.say('page'),
    },
    attachment: {
      name: ATTACHMENT_NAME,
      mimeType: 'application/json',
      description: texts.say('attachmentDescription'),
      content: simulation(pack, company),
    },
  }
}

/** What the person is, in which committee and for which hours. */
export function subheading(pack: Pick<PrintedPackage, 'worker' | 'package'>, texts: Texts): string {
  const { commissionParitaire } = pack.package.computeModelConfig
  const committee = committeeNumber(commissionParitaire, texts)
  return [employment(pack, texts), committee, workingTime(pack, texts)].filter(Boolean).join(' · ')
}

/** The day computed for, and the law set with the day it begins to apply when its name says so. */
export function lawMargin(
  { date, lawset }: Pick<PrintedPackage, 'date' | 'lawset'>,
  texts: Texts
): string[] {
  const since = /\d{4}-\d{2}-\d{2}$/.exec(lawset.id)?.[0]
  const named = lawName(lawset)
  return [
    texts.say('computedOn', { date: formatDate(texts.language, date) }),
    since
      ? texts.say('lawOn', { date: formatDate(texts.language, since) })
      : texts.say('law', { id: lawset.id }),
    ...(named === undefined ? [] : [lawText(named, texts.language)]),
  ]
}

function firstFigures({ compute, lawset }: PrintedPackage, texts: Texts): Figure[] {
  const { remunerationMensuelle: monthly, remunerationAnnuelle: annual } = compute.remuneration
  const ofCost = projectedUnder(lawset, 'coutEmployeur')
  const ofMonth = projectedUnder(lawset, 'remuneration.remunerationMensuelle')
  const ofYear = projectedUnder(lawset, 'remuneration.remunerationAnnuelle')
  return [
    figure(
      signed(texts.say('figures.cost'), ofCost('coutEmployeurAnnuel')),
      compute.coutEmployeur.coutEmployeurAnnuel,
      'perYear'
    ),
    figure(
      signed(texts.line('salaireBrut'), ofMonth('salaireBrut')),
      monthly.salaireBrut,
      'perMonth'
    ),
    {
      ...figure(
        signed(texts.line('salaireNet'), ofMonth('salaireNet')),
        monthly.salaireNet,
        'perMonth'
      ),
      main: true,
    },
    figure(
      signed(texts.say('figures.annual'), ofYear('remunerationAnnuelle')),
      annual.remunerationAnnuelle,
      'perYear'
    ),
  ]

  function figure(label: string, euros: number, unit: 'perMonth' | 'perYear'): Figure {
    return {
      label,
      amount: formatAmount(texts.language, euros),
      unit: texts.say(`figures.${unit}`),
    }
  }
}

function month(pack: PrintedPackage, company: PrintedCompany, texts: Texts): Band {
  const slip = payslip(pack, texts)
  const left = [
    situationFacts(pack, texts),
    contractFacts(pack, texts),
    ...grossFacts(pack, texts),
    employerFacts(pack, company, texts),
  ]
  return {
    density: density(slip),
    // Too long for what the head leaves of the page, it had rather run on than leave a page empty.
    flowing: linesOf(left) > LINES_BELOW_HEAD,
    wide: [],
    split: 40,
    left,
    right: [slip],
  }
}

function yearBand(pack: PrintedPackage, texts: Texts): Band {
  const cost = employerCost(pack, texts)
  return {
    density: density(cost),
    flowing: isLong(cost),
    wide: [...costShares(pack.compute, texts), ...euroShares(pack, texts)],
    split: 50,
    left: [cost],
    right: [year(pack, texts), proofFacts(pack, texts), attached(pack, texts)],
  }
}

/** Rows move closer before a table runs off its page; the figures are how many fit beside the rest. */
export function density({ rows }: Ledger): Band['density'] {
  if (rows.length <= 38) return 'normal'
  return rows.length <= 48 ? 'compact' : 'tight'
}

/** Whether a table is longer than a page and has to run on to the next. */
export function isLong({ rows }: Ledger): boolean {
  return rows.length > MOST_ROWS
}

/** What travels in the file, and what its figures leave open. */
export function attached(
  { lawset, worker, gaps = [], questions }: PrintedPackage,
  texts: Texts,
  key: 'attached' | 'attachedForCandidate' = 'attached'
): Note {
  const paragraphs = [texts.say(key, { name: ATTACHMENT_NAME })]
  const missing = missingLines(gaps, texts)
  if (missing) paragraphs.unshift(missing)
  paragraphs.unshift(...noticesOf(questions, texts.language))
  if (lawset.extrapolated) paragraphs.unshift(projection(lawset, texts))
  if (worker.dirigeant) paragraphs.unshift(lawText('cotisationsIndependant', texts.language))
  return { type: 'note', paragraphs }
}

/** That figures of an earlier year go on, how many and of which year, and by which sign their lines are told. */
function projection({ projection: found }: PrintedPackage['lawset'], texts: Texts): string {
  const { parameters = [] } = found ?? {}
  if (parameters.length === 0) return texts.say('extrapolated')
  const last = Math.max(...parameters.map((each) => each.year))
  return `${texts.say('extrapolated')} ${texts.say('carriedOn', { count: parameters.length, year: String(last) })}`
}

/** What the law known to us could not answer on that day, in a sentence; null when it answered all. */
function missingLines(gaps: readonly Gap[], texts: Texts): string | null {
  const missing = unanswered(gaps)
  if (missing === undefined) return null
  const lines = missing.keys.map((key) => texts.line(key)).join(', ')
  return texts.say(missing.effect === 'left_out' ? 'leftOut' : 'incomplete', { lines })
}

/** A text of so many signs at most, which ends with `…` where it was longer. */
export function clipped(text: string, longest: number): string {
  const signs = [...text]
  return signs.length > longest ? `${signs.slice(0, longest - 1).join('')}…` : text
}
