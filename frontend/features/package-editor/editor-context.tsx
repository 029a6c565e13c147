import { createContext, useContext } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Company, Package } from '@/api/types'
import type { Draft, DraftFields } from './draft.ts'
import type { Benefit } from './fields.ts'

interface EditorContextValue {
  form: UseFormReturn<Draft>
  company: Company
  /** The package as the server holds it. */
  saved: Package
  /** Changes fields of the package: one step, however many they are. */
  patch: (changes: Partial<DraftFields>) => void
  /** The sentence for a refused field, by its path; null when it is fine. */
  errorAt: (path: string) => string | null
  /** How many fields of these benefits are refused. */
  countErrors: (benefits: readonly Benefit[]) => number
}

export const EditorContext = createContext<EditorContextValue | null>(null)

/** To be called where the agreement changes: the wage after a training counts no more, and stays as the pay itself. */
export function releaseEngagement(form: UseFormReturn<Draft>): void {
  const { figure, amount } = form.getValues('pin')
  if (figure === 'engagement') form.setValue('pin', { figure: 'gross', period: 'month', amount })
}

/** The form of the package being edited. Only inside a PackageEditor. */
export function useEditor(): EditorContextValue {
  const value = useContext(EditorContext)
  if (!value) throw new Error('useEditor stands outside a PackageEditor')
  return value
}
