import vine from '@vinejs/vine'
import { INFORMATION_ITEMS } from '#modules/contracts/index'
import { day } from '#modules/shared/http/day'
import { pageQuery } from '#modules/shared/http/pagination'
import { LOCALES } from '#modules/shared/tenancy/scope'
import { MOST_DOCUMENTS } from '../actions/add_documents.ts'
import { CASEFILE_STATUSES } from '../domain/casefile_status.ts'
import { DOCUMENT_FORMS } from '../models/casefile_document.ts'
import { CASEFILE_ORDERS } from '../queries/filtered_casefiles.ts'

const id = () => vine.string().uuid()
const version = () => vine.number().min(1).withoutDecimals()
const name = () => vine.string().trim().minLength(1).maxLength(200)

export const listCasefilesValidator = vine.create({
  ...pageQuery,
  /** One or several; one alone arrives as a text. */
  status: vine
    .array(vine.enum(CASEFILE_STATUSES))
    // None would be no filter at all.
    .minLength(1)
    .parse((value) => (value === undefined ? undefined : [value].flat()))
    .optional(),
  /** Looks in the worker's name and address. */
  search: vine.string().trim().maxLength(200).optional(),
  workerId: id().optional(),
  contractId: id().optional(),
  sort: vine.enum(CASEFILE_ORDERS).optional(),
  order: vine.enum(['asc', 'desc'] as const).optional(),
})

export const createCasefileValidator = vine.create({
  /** Chosen by the client, so that a double click makes one. */
  id: id().optional(),
  contractId: id(),
})

export const createBaseCasefileValidator = vine.create({
  id: id().optional(),
  /** One of the two. */
  workerId: id().optional().requiredIfMissing('offerId'),
  offerId: id().optional(),
})

export const setContractValidator = vine.create({ contractId: id() })

/** The body is the list itself; it is judged under a name, so that a refusal can say where. */
export const addDocumentsValidator = vine.create({
  templateIds: vine.array(id()).minLength(1).maxLength(MOST_DOCUMENTS),
})
export const addDocumentsBody = {
  type: 'array',
  items: { type: 'string', format: 'uuid' },
  minItems: 1,
  maxItems: MOST_DOCUMENTS,
}

export const addPdfValidator = vine.create({ name: name() })

/** The worker signs once: `distinct` lets what is null stand as often as it likes. */
const oneWorker = vine.createRule((value, _options, field) => {
  if (!field.isValid) return
  const signers = value as { signerId: string | null }[]
  if (signers.filter(({ signerId }) => signerId === null).length > 1)
    field.report('The {{ field }} field has duplicate values', 'distinct', field)
})

/** What is left out stays as it is. */
export const updateCasefileValidator = vine.create({
  version: version(),
  language: vine.enum(LOCALES).optional(),
  lastDayStr: day().nullable().optional(),
  message: vine.string().maxLength(5_000).optional(),
  signers: vine
    .array(
      vine.object({
        /** Null for the worker. */
        signerId: id().nullable(),
        /** Who has the same number signs at the same time. */
        order: vine.number().min(1).max(20).withoutDecimals(),
      })
    )
    .maxLength(20)
    .distinct('signerId')
    .use(oneWorker())
    .optional(),
  /** All of them, in their order. */
  documents: vine
    .array(
      vine.object({
        id: id(),
        name: name().optional(),
        isTranslation: vine.boolean().optional(),
      })
    )
    .maxLength(MOST_DOCUMENTS)
    .distinct('id')
    .optional(),
  /** What the work rules tell, of the list of the Act of 7 October 2022. */
  inWorkRules: vine.array(vine.enum(INFORMATION_ITEMS)).distinct().optional(),
})

/** A verb on a casefile as it was seen. */
export const seenCasefileValidator = vine.create({ version: version() })

export const signOnPaperValidator = vine.create({
  /** Of what was printed and signed: printed anew, a casefile has another. */
  version: version(),
  /** The day of the last signature. */
  signedOnStr: day(),
})

export const documentPdfValidator = vine.create({
  /** As it is shown to its signers, or as they signed it; or its certificate, where that is a file of its own. */
  as: vine.enum(DOCUMENT_FORMS).optional(),
})
