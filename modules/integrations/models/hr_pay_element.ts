import { HrPayElementSchema } from '#database/schema'
import type { PayFailure } from '../domain/pay_sending.ts'

/** A pay element that was sent to an HR system, or is on its way: what stands there, what shall, and why not. */
export default class HrPayElement extends HrPayElementSchema {
  declare status: 'WAITING' | 'SENT' | 'REFUSED'
  declare failure: PayFailure | null
}
