import { HrPayCodeSchema } from '#database/schema'

/** What a kind of pay element is called in an HR system; null where it is never sent. */
export default class HrPayCode extends HrPayCodeSchema {}
