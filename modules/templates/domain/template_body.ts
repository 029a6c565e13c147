import type { Feature } from '#modules/shared/entitlements/entitlements'

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

/** What a document puts in the place of a variable: fields of the domain, under their own names. */
export const TEMPLATE_VARIABLES = [
  'company.name',
  'company.numeroEntreprise',
  'company.address',
  'signer.name',
  'signer.nomFonction',
  'worker.firstName',
  'worker.lastName',
  'worker.email',
  'package.nomFonction',
  'package.commissionParitaire',
  'package.regime',
  'package.salaireBrut',
  'package.salaireNet',
  'package.coutEmployeurAnnuel',
  'contract.startDate',
  'contract.endDate',
  'contract.contractLocation',
  'offer.validityDate',
  'today',
] as const
export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number]

export const BLOCK_KINDS = ['title', 'subtitle', 'paragraph', 'bullets', 'numbers'] as const

/** A piece of a line in one style: words, or a variable (its text is then empty). */
export interface Run {
  text: string
  bold: boolean
  italic: boolean
  variable: TemplateVariable | null
}

/** A heading, a paragraph with its line breaks, or a list with its items. */
export interface Block {
  kind: (typeof BLOCK_KINDS)[number]
  lines: Run[][]
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
  return blocks
    .map(({ kind, lines }) => ({
      kind,
      lines: lines.map(cleanLine).filter((runs) => runs.length > 0),
    }))
    .filter(({ lines }) => lines.length > 0)
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
