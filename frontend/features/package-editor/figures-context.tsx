import { createContext, useContext } from 'react'

interface FiguresContextValue {
  /** The month's gross salary of the last result. */
  gross: number
  /** Why the pinned figure cannot be computed. */
  pinError: string | null
}

export const FiguresContext = createContext<FiguresContextValue>({ gross: 0, pinError: null })

export const useFigures = () => useContext(FiguresContext)
