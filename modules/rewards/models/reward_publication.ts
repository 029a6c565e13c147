import { RewardPublicationSchema } from '#database/schema'

export const PUBLICATION_KINDS = ['PUBLISH', 'REISSUE'] as const
export type PublicationKind = (typeof PUBLICATION_KINDS)[number]

export const PUBLICATION_STATUSES = ['waiting', 'running', 'done', 'failed'] as const
export type PublicationStatus = (typeof PUBLICATION_STATUSES)[number]

/** One run that publishes the statements of a group, or some of them again. */
export default class RewardPublication extends RewardPublicationSchema {
  declare kind: PublicationKind
  declare status: PublicationStatus
  declare workerIds: string[] | null
}
