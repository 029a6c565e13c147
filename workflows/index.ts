/** Every workflow of the product: what the bundle holds. Pure code only; see README.md. */
export { follow } from './follow/workflow.ts'
export { indexation } from './indexation/workflow.ts'
export { indexationChange } from './indexation_change/workflow.ts'
export { offer } from './offer/workflow.ts'
export { publication } from './publication/workflow.ts'
export { synchronisation } from './synchronisation/workflow.ts'
