import type { Feature } from '#modules/shared/entitlements/entitlements'
import { TEMPLATE_CONDITIONS, type TemplateCondition } from './template_conditions.ts'

/** What a template is for. */
export const TEMPLATE_KINDS = ['OFFER_TEXT', 'CONTRACT', 'ANNEXE'] as const
export type TemplateKind = (typeof TEMPLATE_KINDS)[number]

/** What a plan must have for each kind. */
const FEATURE_OF = {
  OFFER_TEXT: 'offers',
  CONTRACT: 'contracts',
  ANNEXE: 'contracts',
} as const satisfies Record<TemplateKind, Feature>

/** Each opens templates of its own: what a plan must have one of. */
export const TEMPLATE_FEATURES: readonly Feature[] = [...new Set(Object.values(FEATURE_OF))]

/** The kinds of templates that a plan opens. */
export function openKinds(features: ReadonlySet<Feature>): TemplateKind[] {
  return TEMPLATE_KINDS.filter((kind) => features.has(FEATURE_OF[kind]))
}

/**
 * What a document puts in the place of a variable: fields of the domain, under their own names. Numbers of the national
 * register and of bank accounts are none of them (docs/adr/0041).
 */
export const TEMPLATE_VARIABLES = [
  'company.name',
  'company.numeroEntreprise',
  'company.address',
  'signer.name',
  'signer.nomFonction',
  'worker.firstName',
  'worker.lastName',
  'worker.email',
  'worker.address',
  'worker.dateOfBirth',
  'worker.placeOfBirth',
  'worker.nationality',
  'package.nomFonction',
  'package.commissionParitaire',
  'package.statut',
  'package.regime',
  'package.salaireBrut',
  'package.salaireBrutHoraire',
  'package.salaireNet',
  'package.coutEmployeurAnnuel',
  'contract.kind',
  'contract.startDate',
  'contract.endDate',
  'contract.contractLocation',
  'contract.workRegime',
  'contract.schedule',
  'contract.workDescription',
  'contract.reason',
  'contract.replacedWorker',
  'contract.amendedStartDate',
  'contract.noticeWords',
  'offer.validityDate',
  'statement.date',
  'today',
] as const
export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number]

/** What a letter is made of. */
export const LETTER_KINDS = ['title', 'subtitle', 'paragraph', 'bullets', 'numbers'] as const

/** Places without words of their own, which the drawing of a document fills. */
const PLACES = ['payTable', 'pageBreak', 'signatures'] as const

/** A contract also has articles, whose numbers the drawing writes, and such places. */
export const BLOCK_KINDS = [...LETTER_KINDS, 'article', ...PLACES] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]

/** Whether a block of this kind is a place: it has no lines. */
export function isPlace(kind: BlockKind): boolean {
  return (PLACES as readonly BlockKind[]).includes(kind)
}

/** The kinds of blocks that a text may have: that of an offer is a letter. */
export function blockKindsOf(kind: TemplateKind): readonly BlockKind[] {
  return kind === 'OFFER_TEXT' ? LETTER_KINDS : BLOCK_KINDS
}

/** The conditions that a text may have: an offer has no contract yet. */
export function conditionsOf(kind: TemplateKind): readonly TemplateCondition[] {
  return kind === 'OFFER_TEXT'
    ? TEMPLATE_CONDITIONS.filter((condition) => !condition.startsWith('contract.'))
    : TEMPLATE_CONDITIONS
}

/** A piece of a line in one style: words, or a variable (its text is then empty). */
export interface Run {
  text: string
  bold: boolean
  italic: boolean
  variable: TemplateVariable | null
}

/** A heading, a paragraph with its line breaks, a list with its items, or a place without lines. */
export interface Block {
  kind: BlockKind
  lines: Run[][]
  /** It stands in a document only where this holds; always, where none is told. */
  when?: TemplateCondition | null
}

/** What a text may hold at most: blocks, lines of a block, runs of a line, signs of a run. Long contracts have some two hundred blocks. */
export const BODY_BOUNDS = { blocks: 1_000, lines: 200, runs: 200, signs: 5_000 } as const

/** A block of the text of an offer. */
export interface LetterBlock extends Block {
  kind: (typeof LETTER_KINDS)[number]
  when?: Exclude<TemplateCondition, `contract.${string}`> | null
}

/** Names between double braces that are no variable, each once: they stand in the text as plain words. */
export function unknownVariables(blocks: readonly Block[]): string[] {
  const lines = blocks.flatMap((block) => block.lines)
  const names = lines.flatMap((runs) =>
    [
      ...runs
        .map(({ text }) => text)
        .join('')
        .matchAll(/\{\{([^{}]*)\}\}/g),
    ].map(([, name]) => name.trim())
  )
  return [...new Set(names)]
}

/** The same text without what is invisible: control characters, empty runs, lines and blocks, seams between equal runs. */
export function cleanBody(blocks: Block[]): Block[] {
  return blocks.map(cleanBlock).filter(({ kind, lines }) => isPlace(kind) || lines.length > 0)
}

function cleanBlock({ kind, lines, when }: Block): Block {
  const clean = isPlace(kind) ? [] : lines.map(cleanLine).filter((runs) => runs.length > 0)
  return { kind, lines: clean, ...(when ? { when } : {}) }
}

function cleanLine(runs: Run[]): Run[] {
  const clean: Run[] = []
  for (const { text, bold, italic, variable } of runs) {
    const words = variable ? '' : text.replace(/\p{Cc}+/gu, ' ')
    const last = clean.at(-1)
    if (last && !variable && !last.variable && last.bold === bold && last.italic === italic)
      last.text += words
    else if (variable || words !== '') clean.push({ text: words, bold, italic, variable })
  }
  const hasContent = clean.some(({ text, variable }) => variable !== null || text.trim() !== '')
  return hasContent ? clean : []
}
