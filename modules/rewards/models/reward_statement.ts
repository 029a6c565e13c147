import { RewardStatementSchema } from '#database/schema'

/** One person's statement of a group; what it says stands in its versions. */
export default class RewardStatement extends RewardStatementSchema {}
