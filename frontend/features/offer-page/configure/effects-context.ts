import { createContext, useContext } from 'react'
import type { Effect } from '../engine.ts'
import type { Choice } from '../offer.ts'

export const EffectsContext = createContext<ReadonlyMap<Choice, Effect>>(new Map())

/** What each choice changes of the net pay beside the others: what it has changed, or would by one click. */
export const useEffects = () => useContext(EffectsContext)
