/** The mails about a worker's own details. */
export const WORKER_MAILS = ['FORM', 'FILLED', 'ACCOUNT_WORKER', 'ACCOUNT_EMPLOYER'] as const
export type WorkerMailKind = (typeof WORKER_MAILS)[number]
