import { ContractLocationSchema } from '#database/schema'

/** A place where people work. */
export default class ContractLocation extends ContractLocationSchema {}
