import { CostCenterSchema } from '#database/schema'

/** What pay is booked on. */
export default class CostCenter extends CostCenterSchema {}
