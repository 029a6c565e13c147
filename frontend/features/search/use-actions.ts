import { useCan } from '@/api/get-user'
import { useGates } from '@/lib/gate'
import { matches } from '@/lib/matches'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { startIn, typedAmount, withoutStart } from './typed-amount.ts'

/** Something that can be begun from anywhere. */
export interface Action {
  to: string
  label: string
  detail?: string
}

/** What the words ask to begin: `nouvelle simulation 3000`, `net 2600`, `préparer une offre`. */
export function useActions(typed: string): Action[] {
  const t = useT()
  const format = useFormat()
  const { offers, locks } = useGates()
  const mayWrite = useCan('packages.write')
  const mayOffer = offers({ right: 'offers.write' }) && !locks({ feature: 'offers' })
  const mayConclude = offers({ right: 'contracts.write' }) && !locks({ feature: 'contracts' })
  const { words, amount } = typedAmount(typed)
  if (typed === '') return []
  const begun: Action[] = []
  const rest = withoutStart(words)
  if (mayWrite && amount !== null && matches(t('new-package.title'), rest)) {
    const start = startIn(words)
    begun.push({
      to: urls.newPackageFrom(start, amount),
      label: t('search.newPackageFrom', { amount: format.euros(amount, 0) }),
      detail: t(`search.start_${start}`),
    })
  }
  const others: [boolean, string, string][] = [
    [mayOffer, urls.newOffer(), t('offers.prepare')],
    [mayConclude, urls.startContract, t('search.newContract')],
    [mayWrite, urls.newSacrifice, t('search.newSacrifice')],
  ]
  for (const [may, to, label] of others) if (may && matches(label, typed)) begun.push({ to, label })
  return begun
}
