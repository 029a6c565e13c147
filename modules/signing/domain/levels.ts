import type { CasefileDocument } from '#modules/casefiles/index'

/**
 * How much a signature weighs: SIMPLE is a consent under our seal, QUALIFIED the person's own certificate, PAPER a hand.
 * Which may be asked for is said in `CHOICES`; what a document was sent at stands on it.
 */
export type Level = CasefileDocument['level']

/** What may be chosen, QUALIFIED where a provider is set up (`queries/level_choices.ts`). */
export const CHOICES = ['SIMPLE', 'QUALIFIED', 'PAPER'] as const satisfies readonly Level[]
export type Choice = (typeof CHOICES)[number]

/** The types of documents that a company settles a level for. */
export const DOCUMENT_TYPES = ['CONTRACT', 'ANNEXE', 'UPLOAD'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]
export type Levels = Record<DocumentType, Choice>

/** Until a company settles another: by hand whatever the law may want signed by hand (art. 3bis, Act of 3 July 1978). */
export const DEFAULT_LEVELS: Levels = { CONTRACT: 'PAPER', ANNEXE: 'SIMPLE', UPLOAD: 'PAPER' }

/** An uploaded PDF may be a contract. */
export function typeOf({
  kind,
  templateKind,
}: {
  kind: 'TEMPLATE' | 'UPLOAD'
  templateKind: string | null
}): DocumentType {
  if (kind === 'UPLOAD') return 'UPLOAD'
  return templateKind === 'CONTRACT' ? 'CONTRACT' : 'ANNEXE'
}

/** Whether SIMPLE asks first that an administrator has read what it means, and said yes. */
export const needsYes = (type: DocumentType) => type !== 'ANNEXE'

/** Why a casefile cannot be sent to be signed in a browser at these levels; null where it can. */
export function levelProblem(
  documents: readonly { type: DocumentType; level: Level }[],
  { hasYes, choices }: { hasYes: boolean; choices: readonly Choice[] }
): 'E_SIGNING_ON_PAPER' | 'E_SIGNING_NO_PROVIDER' | 'E_SIGNING_SIMPLE_NOT_ACCEPTED' | null {
  if (documents.some(({ level }) => level === 'PAPER')) return 'E_SIGNING_ON_PAPER'
  if (documents.some(({ level }) => !choices.includes(level))) return 'E_SIGNING_NO_PROVIDER'
  const isHeld =
    !hasYes && documents.some(({ type, level }) => level === 'SIMPLE' && needsYes(type))
  return isHeld ? 'E_SIGNING_SIMPLE_NOT_ACCEPTED' : null
}

/** How a casefile is signed, all of it in one act: with a certificate as soon as one document asks for it. */
export function levelOfAct(documents: readonly { level: Level }[]): 'SIMPLE' | 'QUALIFIED' {
  return documents.some(({ level }) => level === 'QUALIFIED') ? 'QUALIFIED' : 'SIMPLE'
}
