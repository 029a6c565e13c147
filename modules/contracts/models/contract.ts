import { ContractSchema } from '#database/schema'

/** One worker's contract with one package, from a day on. */
export default class Contract extends ContractSchema {}
