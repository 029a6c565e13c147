import vine from '@vinejs/vine'
import {
  EVENT_STATUSES,
  FIGURE_CONFIDENCES,
  INDEX_PERCENT,
  INDEX_SERIES,
} from '#modules/compute/pure'
import { day } from '#modules/shared/http/day'
import { pageQuery } from '#modules/shared/http/pagination'
import { ANY_MONTH } from '#modules/shared/values/month'
import { ANSWERS } from '../domain/standing.ts'
import { LINE_FILTERS } from '../queries/list_lines.ts'

const committee = () =>
  vine
    .string()
    .trim()
    .regex(/^[A-Z0-9][A-Za-z0-9./ ]{0,39}$/)
const percent = () => vine.number().min(INDEX_PERCENT.min).max(INDEX_PERCENT.max).decimal([0, 4])

export const requestIndexationValidator = vine.create({
  id: vine.string().uuid().optional(),
  /** Left out it is the index of the committee on that day. */
  percent: percent().optional(),
  commissionParitaire: committee(),
  date: day(),
  /** Of the 2 % of the period, what earlier steps used; as it is known here unless told. */
  used: vine.number().min(0).max(2).decimal([0, 4]).optional(),
  /** Only to be looked at. */
  dryRun: vine.boolean(),
})

export const listIndexationsValidator = vine.create({ ...pageQuery })

export const listLinesValidator = vine.create({
  ...pageQuery,
  show: vine.enum(LINE_FILTERS).optional(),
  search: vine.string().trim().maxLength(200).optional(),
})

export const answerValidator = vine.create({ answer: vine.enum(ANSWERS).nullable() })

export const approveValidator = vine.create({
  /** As the run showed it to who approves. */
  fingerprint: vine.string().trim().minLength(1).maxLength(80),
  /** Without a second person, where there is none who could. */
  alone: vine.boolean().optional(),
})

export const refuseValidator = vine.create({
  because: vine.string().trim().minLength(1).maxLength(2000),
})

const sourced = {
  source: vine.string().trim().minLength(1).maxLength(400),
  confidence: vine.enum(FIGURE_CONFIDENCES),
  /** The day it was looked up. */
  checked: day(),
}

const figure = () => vine.number().min(-20).max(20).decimal([0, 4]).nullable()

export const loadFiguresValidator = vine.create({
  events: vine
    .array(
      vine.object({
        commissionParitaire: committee(),
        day: day(),
        status: vine.enum(EVENT_STATUSES),
        percent: figure(),
        low: figure(),
        high: figure(),
        ...sourced,
      })
    )
    .maxLength(500)
    .optional(),
  values: vine
    .array(
      vine.object({
        series: vine.enum(INDEX_SERIES),
        base: vine.number().min(1900).max(2100).withoutDecimals(),
        month: vine.string().regex(ANY_MONTH),
        value: vine.number().min(0.01).max(10_000).decimal([0, 4]),
        status: vine.enum(['FINAL', 'FORECAST']),
        ...sourced,
      })
    )
    .maxLength(500)
    .optional(),
})
