import { SignerSchema } from '#database/schema'

/** A person who signs offers and contracts for the company. Not necessarily a user. */
export default class Signer extends SignerSchema {}
