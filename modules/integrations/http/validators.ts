import vine from '@vinejs/vine'
import { END_KINDS } from '#modules/contracts/index'
import { day } from '#modules/shared/http/day'
import { pageQuery } from '#modules/shared/http/pagination'
import { MONTH } from '#modules/shared/values/month'
import { HR_CONSENT_SYSTEMS, HR_SYSTEMS } from '../domain/hr_system.ts'
import { OWNED_FIELDS, OWNERS } from '../domain/owners.ts'
import { ROW_FILTERS } from '../queries/list_rows.ts'

const address = () => vine.string().trim().maxLength(300)
const field = () => vine.string().maxLength(4_000).optional()
/** What the keys of all systems have; which of it one asks for, `GET /integrations` says. */
const key = () =>
  vine.object({
    token: field(),
    clientId: field(),
    clientSecret: field(),
    monthsOfYear: field(),
    database: field(),
    apiKey: field(),
  })
const version = () => vine.number().min(1).withoutDecimals()

export const connectValidator = vine.create({
  id: vine.string().uuid().optional(),
  system: vine.enum(HR_SYSTEMS),
  address: address().optional(),
  key: key(),
})

const secret = () => vine.string().trim().minLength(1).maxLength(4_000)

export const askConsentValidator = vine.create({
  system: vine.enum(HR_CONSENT_SYSTEMS),
  clientId: secret(),
  clientSecret: secret(),
})

/** As the other system gave it on the way back. */
export const useConsentValidator = vine.create({
  code: secret(),
  /** The connection that ends where the code opens another account, as the question named it. */
  endsIntegration: vine.string().uuid().optional(),
})

export const changeConnectionValidator = vine.create({
  version: version(),
  address: address().optional(),
  key: key().optional(),
  /**
   * What becomes of the connection where the key opens another account, that given or else that kept: it ends, and one with that
   * account begins, which works as the other fields say.
   */
  startsAnew: vine.boolean().optional(),
  /** Only those that are not as usual. */
  owners: vine
    .array(vine.object({ field: vine.enum(OWNED_FIELDS), owner: vine.enum(OWNERS) }))
    .maxLength(100)
    .optional(),
  meant: vine
    .array(
      vine.object({
        field: vine.string().maxLength(60),
        /** Empty: where nothing is said. */
        from: vine.string().trim().maxLength(200),
        to: vine.string().trim().maxLength(200),
      })
    )
    .maxLength(2_000)
    .optional(),
  makesNames: vine.boolean().optional(),
  isNightly: vine.boolean().optional(),
  isPaused: vine.boolean().optional(),
})

export const requestSyncValidator = vine.create({
  /** Left out, a first run is dry and later ones are not. */
  dryRun: vine.boolean().optional(),
  /** Everybody, and not only who changed since the last time. */
  all: vine.boolean().optional(),
})

export const listRunsValidator = vine.create({
  ...pageQuery,
  integrationId: vine.string().uuid().optional(),
})

export const listRowsValidator = vine.create({
  ...pageQuery,
  show: vine.enum(ROW_FILTERS).optional(),
  search: vine.string().trim().maxLength(200).optional(),
})

export const answerStopValidator = vine.create({ goesOn: vine.boolean() })

export const answerRowValidator = vine.create({
  /** The fields in which the other system is right. */
  takes: vine.array(vine.string().maxLength(60)).maxLength(100).optional(),
  isSame: vine.boolean().optional(),
  end: vine
    .object({ day: day(), kind: vine.enum(END_KINDS) })
    .nullable()
    .optional(),
})

/** A system that signs nothing shows by its address who it is. */
export const messageQueryValidator = vine.create({ key: vine.string().maxLength(200).optional() })

const month = () => vine.string().regex(MONTH)

export const payCodesValidator = vine.create({
  codes: vine
    .array(
      vine.object({
        kindId: vine.string().uuid(),
        /** As the system calls it; null where the kind is never sent. */
        code: vine.string().trim().minLength(1).maxLength(60).nullable(),
        /** EUR for one, of a kind in hours or days. */
        each: vine.number().min(0.0001).max(100_000).decimal([0, 4]).optional(),
      })
    )
    .minLength(1)
    .maxLength(500),
})

export const listPayToSendValidator = vine.create({ ...pageQuery, month: month() })

export const sendPayValidator = vine.create({ month: month() })

export const listCarsValidator = vine.create({ ...pageQuery })

export const answerCarValidator = vine.create({
  addToCatalogue: vine.boolean().optional(),
  /** Null leaves the package as it is. */
  putOnPackage: vine.object({ day: day() }).nullable().optional(),
})
