import { PayRangeSchema } from '#database/schema'

/** The company's scale for one function, and one level of it or all: EUR a month at full time. */
export default class PayRange extends PayRangeSchema {}
