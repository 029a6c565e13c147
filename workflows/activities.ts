/** What the worker can do on behalf of the workflows, by the name the workflow code calls. */
export * from './follow/activities.ts'
export * from './indexation/activities.ts'
export * from './indexation_change/activities.ts'
export * from './offer/activities.ts'
export * from './publication/activities.ts'
export * from './synchronisation/activities.ts'
