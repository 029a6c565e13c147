import { createContext } from 'react'
import type { LiveRow } from './messages.ts'

/** What a slider that is moving makes of the people in sight; undefined while it rests. */
export const LiveRows = createContext<ReadonlyMap<string, LiveRow> | undefined>(undefined)
