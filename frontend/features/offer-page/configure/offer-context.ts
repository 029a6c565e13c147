import { createContext, useContext } from 'react'
import type { CandidateOffer } from '../offer.ts'

export const OfferContext = createContext<CandidateOffer | null>(null)

/** The offer whose choices are on screen. */
export const useOffer = () => useContext(OfferContext)!
