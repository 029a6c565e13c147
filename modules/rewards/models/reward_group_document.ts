import { RewardGroupDocumentSchema } from '#database/schema'

/** A document of the company that hangs on the statements of a group. */
export default class RewardGroupDocument extends RewardGroupDocumentSchema {}
