import { WorkerExternalIdSchema } from '#database/schema'

/** What another program calls a worker: one id in each program, and each id of one worker. */
export default class WorkerExternalId extends WorkerExternalIdSchema {
  static of(workerId: string): Promise<WorkerExternalId[]> {
    return this.query().where('worker_id', workerId).orderBy('system')
  }
}
