import type { Answer } from '#modules/shared/http/shapes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { photoUrlOf } from '../domain/photo.ts'
import { detailWarnings, maskedValues } from '../domain/private_details.ts'
import { WORKER_FORM_SECTIONS, type WorkerFormSection } from '../domain/worker_form.ts'
import type { workerDetailsSchema } from '../http/form_shapes.ts'
import type Worker from '../models/worker.ts'
import WorkerExternalId from '../models/worker_external_id.ts'
import WorkerPrivate from '../models/worker_private.ts'
import type { WorkerContracts } from '../ports/worker_contracts.ts'
import { sectionsBeforeSigning } from './find_form_settings.ts'
import { formStateOf } from './form_state.ts'
import { plainDetails } from './shown_worker_form.ts'

/** A worker's details for those who keep records, the sealed ones masked. */
export async function shownDetails(
  scope: Scope,
  worker: Worker,
  mayAsk: readonly WorkerFormSection[]
): Promise<Answer<typeof workerDetailsSchema>> {
  const { told, accountFrom } = await WorkerPrivate.shownOf(worker.id)
  const plain = plainDetails(worker)
  return {
    id: worker.id,
    ...plain,
    ...maskedValues(told),
    photoUrl: photoUrlOf(worker, `/api/workers/${worker.id}`),
    accountFromStr: accountFrom,
    warnings: detailWarnings(told, { dateOfBirth: plain.dateOfBirthStr, gender: plain.gender }),
    externalIds: (await WorkerExternalId.of(worker.id)).map(({ system, identifier }) => ({
      system,
      identifier,
    })),
    form: await formStateOf(scope, worker.id),
    mayAsk,
    version: worker.detailsVersion,
  }
}

/** What a worker may be asked today: everything once there is a contract, or where the company says why. */
export async function mayBeAsked(
  scope: Scope,
  workerId: string,
  port: WorkerContracts
): Promise<readonly WorkerFormSection[]> {
  const nothing = { packages: false, casefiles: false }
  const contracts = (await port.of(scope, [workerId], nothing)).get(workerId) ?? []
  const isSigned = contracts.some(({ signature }) => signature !== 'TO_SIGN')
  return isSigned ? WORKER_FORM_SECTIONS : sectionsBeforeSigning(scope)
}
