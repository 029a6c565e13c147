import vine from '@vinejs/vine'
import { pageQuery } from '#modules/shared/http/pagination'
import { MONTH, QUARTER_OR_YEAR } from '#modules/shared/values/month'
import { CHECK_VERDICTS } from '../domain/check_declared.ts'
import { CODE_LINES, LONGEST_CODE } from '../domain/payslip.ts'
import { VERDICTS } from '../domain/reconcile.ts'

const MOST_CODES = 500

/** `2026-10`. */
const month = () => vine.string().regex(MONTH)

export const monthValidator = vine.create({ month: month() })

export const reconciliationValidator = vine.create({
  ...pageQuery,
  month: month(),
  search: vine.string().trim().maxLength(120).optional(),
  verdict: vine.enum(VERDICTS).optional(),
})

/** `2026/3`, or `2025`. */
const period = () => vine.string().regex(QUARTER_OR_YEAR)

export const periodValidator = vine.create({ period: period() })

export const declaredValidator = vine.create({
  ...pageQuery,
  period: period(),
  search: vine.string().trim().maxLength(120).optional(),
  verdict: vine.enum(CHECK_VERDICTS).optional(),
})

export const sendReportValidator = vine.create({
  id: vine.string().uuid().optional(),
  month: month(),
  to: vine.string().trim().email().maxLength(254),
  print: vine.string().regex(/^[0-9a-f]{64}$/),
})

export const mapCodesValidator = vine.create({
  provider: vine.string().maxLength(60),
  codes: vine
    .array(
      vine.object({
        code: vine.string().minLength(1).maxLength(LONGEST_CODE),
        /** Null: nobody says it any more. */
        line: vine.enum(CODE_LINES).nullable(),
        isReversed: vine.boolean({ strict: true }),
      })
    )
    .minLength(1)
    .maxLength(MOST_CODES)
    .distinct('code'),
})
