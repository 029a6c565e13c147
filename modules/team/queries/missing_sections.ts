import type { Scope } from '#modules/shared/tenancy/scope'
import {
  missingFields,
  WORKER_FORM_SECTIONS,
  type WorkerFormSection,
} from '../domain/worker_form.ts'
import WorkerPrivate from '../models/worker_private.ts'
import { ownWorker } from './own_worker.ts'
import { plainDetails } from './shown_worker_form.ts'

/** The parts of the form of which something is needed and still unknown. For a browser that has shown to be the worker's. */
export async function missingSections(
  scope: Scope,
  workerId: string
): Promise<WorkerFormSection[]> {
  const worker = await ownWorker(scope, workerId).firstOrFail()
  const { told } = await WorkerPrivate.shownOf(workerId)
  const known = { ...plainDetails(worker), ...told }
  return WORKER_FORM_SECTIONS.filter((section) => missingFields([section], known).length > 0)
}
