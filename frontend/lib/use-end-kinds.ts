import { END_KINDS, type EndKind } from '@/api/contracts'
import { useT } from './use-t.ts'

/** How a contract can end, each as one reads it, for a field to choose from. */
export function useEndKinds(): { value: EndKind; label: string }[] {
  const t = useT()
  return END_KINDS.map((value) => ({ value, label: t(`contracts.end_${value}`) }))
}
