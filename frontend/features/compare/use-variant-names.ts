import { useVariants } from '@/api/package-variants'

/** The variants that stand with a package, by id: their names, or their letters. Empty where it has none. */
export function useVariantNames(id: string | undefined): ReadonlyMap<string, string> {
  const family = useVariants(id ?? '', { enabled: id !== undefined }).data ?? []
  return new Map(family.length > 1 ? family.map((each) => [each.id, each.name ?? each.letter]) : [])
}
