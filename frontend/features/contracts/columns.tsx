import { useMemo } from 'react'
import type { ContractSort, ListedContract } from '@/api/contracts'
import type { Column } from '@/components/list/column'
import { useT } from '@/lib/use-t'
import { StandingBadge } from './standing-badge.tsx'
import { useContractWords } from './use-contract-words.ts'

/** What the list shows of a version of a contract. */
export function useContractColumns(): readonly Column<ListedContract, ContractSort>[] {
  const t = useT()
  const words = useContractWords()
  return useMemo(
    () => [
      {
        id: 'worker',
        head: t('contracts.worker'),
        cell: ({ worker, package: pack }) => (
          <>
            {worker.displayName}
            {pack && (
              <span className="block truncate text-xs font-normal text-ink-soft">
                {pack.nomFonction}
              </span>
            )}
          </>
        ),
      },
      {
        id: 'kind',
        head: t('contracts.kind'),
        card: 'line',
        cell: (contract) => (
          <>
            {words.kindOf(contract)}
            {contract.contractChangeType !== 'NEW' && (
              <span className="block text-xs text-ink-soft">
                {t(`contracts.change_${contract.contractChangeType}`)}
              </span>
            )}
          </>
        ),
      },
      {
        id: 'start',
        head: t('contracts.days'),
        sort: 'start',
        first: 'desc',
        card: 'line',
        cell: (contract) => words.daysOf(contract),
      },
      {
        id: 'place',
        head: t('contracts.place'),
        cell: ({ contractLocation }) => contractLocation?.name ?? '',
      },
      {
        id: 'standing',
        head: t('contracts.standing'),
        card: 'block',
        cell: ({ standing }) => <StandingBadge standing={standing} />,
      },
    ],
    [t, words]
  )
}
