import { WorkerCodeSchema } from '#database/schema'
import type { CodeWay } from '../domain/worker_form.ts'

/** A code to what was known of a worker before; the newest opens, once. */
export default class WorkerCode extends WorkerCodeSchema {
  declare via: CodeWay
}
