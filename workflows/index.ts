/** Every workflow of the product: what the bundle holds. Pure code only; see README.md. */
export { indexation } from './indexation/workflow.ts'
export { offer } from './offer/workflow.ts'
