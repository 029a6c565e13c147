import { createContext, useContext } from 'react'
import type { Choice } from '../offer.ts'

export const EffectsContext = createContext<ReadonlyMap<Choice, number>>(new Map())

/** What each choice changes of the net pay of the month, beside the others, euros. */
export const useEffects = () => useContext(EffectsContext)
