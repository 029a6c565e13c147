import { WorkerSchema } from '#database/schema'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { Gender } from '../domain/worker_form.ts'

/** A person who works, or may come to work, for the company. */
export default class Worker extends WorkerSchema {
  declare gender: Gender | null
  declare language: Locale
}
