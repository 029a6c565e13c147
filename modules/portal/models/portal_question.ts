import { PortalQuestionSchema } from '#database/schema'

/** What a worker asks their employer in the portal, and its answer. */
export default class PortalQuestion extends PortalQuestionSchema {}
