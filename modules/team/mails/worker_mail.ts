import { defineMail } from '#modules/shared/mail/mail_kind'
import { PrepareWorkerMail } from '../actions/prepare_worker_mail.ts'
import type { WorkerMailKind } from '../domain/worker_mails.ts'

/** Which mail about which worker's details. */
export type WorkerMailFacts = { workerId: string } & (
  | { kind: 'FORM'; linkId: string; userId?: undefined }
  /** To those who keep records. */
  | {
      kind: Extract<WorkerMailKind, 'FILLED' | 'ACCOUNT_EMPLOYER'>
      version: number
      userId: string
    }
  /** To where the worker was reached before the save of that version. */
  | { kind: 'ACCOUNT_WORKER'; version: number; userId?: undefined }
)

/** Every mail about a worker's own details, to the worker and to those who keep records. */
export const workerMail = defineMail<WorkerMailFacts>({
  name: 'worker',
  prepare: PrepareWorkerMail.handle,
})
