import type { Offer, OfferChange } from '@/api/offers'
import type { Language } from '@/api/types'
import type { ChosenWorker } from '@/components/app/worker-dialog'
import type { BoundFields } from '@/components/form/use-bound-fields'
import { parseLetter, writeMarkup } from '#modules/templates/domain/markup'

/** What is written and chosen on the page of an offer. */
export interface OfferFields {
  worker: ChosenWorker | null
  language: Language
  /** `YYYY-MM-DD`; empty where none is chosen. */
  validityDateStr: string
  includeVariableCompensation: boolean
  signerId: string | null
  text: string
  message: string
}

/** What every card of the page takes: its fields, and whether they may not be changed. */
export interface OfferCardProps {
  form: BoundFields<OfferFields>
  disabled: boolean
}

/** The fields as the server holds them. */
export function fieldsOf(offer: Offer): OfferFields {
  return {
    worker: offer.worker && { id: offer.worker.id, displayName: offer.worker.displayName },
    language: offer.language,
    validityDateStr: offer.validityDateStr ?? '',
    includeVariableCompensation: offer.includeVariableCompensation,
    signerId: offer.signerId,
    text: writeMarkup(offer.body),
    message: offer.message,
  }
}

const ALL = [
  'worker',
  'language',
  'validityDateStr',
  'includeVariableCompensation',
  'signerId',
  'text',
  'message',
] as const satisfies (keyof OfferFields)[]

/** What is sent to save the fields that were changed. */
export function changeOf(
  fields: OfferFields,
  changed: readonly (keyof OfferFields)[] = ALL
): OfferChange {
  const { worker, validityDateStr, text, ...rest } = fields
  const all: Record<keyof OfferFields, OfferChange> = {
    worker: { workerId: worker?.id ?? null },
    validityDateStr: validityDateStr ? { validityDateStr } : {},
    text: { body: parseLetter(text).blocks },
    language: { language: rest.language },
    includeVariableCompensation: {
      includeVariableCompensation: rest.includeVariableCompensation,
    },
    signerId: { signerId: rest.signerId },
    message: { message: rest.message },
  }
  return Object.assign({}, ...changed.map((name) => all[name])) as OfferChange
}

/** Whether a change takes back what a candidate was sent; the words of the mail and a later last day do not. */
export function voidsLink(
  fields: OfferFields,
  changed: readonly (keyof OfferFields)[],
  sent: Pick<Offer, 'validityDateStr'>
): boolean {
  return changed.some(
    (name) =>
      name !== 'message' &&
      (name !== 'validityDateStr' || fields.validityDateStr < (sent.validityDateStr ?? ''))
  )
}
