import { PayElementSchema } from '#database/schema'

/** What a person had of a kind in a month. */
export default class PayElement extends PayElementSchema {}
