import { DocumentTemplateSchema } from '#database/schema'

/** What offers, contracts and annexes are written from. */
export default class DocumentTemplate extends DocumentTemplateSchema {}
