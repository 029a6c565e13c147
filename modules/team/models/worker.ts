import { WorkerSchema } from '#database/schema'

/** A person who works, or may come to work, for the company. */
export default class Worker extends WorkerSchema {}
