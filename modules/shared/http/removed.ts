import { uuid, whole } from './shapes.ts'

/** What removing one thing answers: which one is gone. */
export const removedSchema = whole({ id: uuid })
