import { useMemo } from 'react'
import type { PayElement, PayElementKind } from '@/api/pay-elements'
import type { Column } from '@/components/list/column'
import { useNameOf } from '@/lib/use-name-of'
import { useT } from '@/lib/use-t'
import { useQuantity } from './use-quantity.ts'

/** Of an element: whose, which, how much. */
export function useElementColumns(kinds: readonly PayElementKind[]): readonly Column<PayElement>[] {
  const t = useT()
  const nameOf = useNameOf()
  const quantity = useQuantity()
  return useMemo(() => {
    const byId = new Map(kinds.map((kind) => [kind.id, kind]))
    return [
      {
        id: 'person',
        head: t('pay-elements.person'),
        cell: ({ worker }) => (
          <>
            {worker.displayName}
            {worker.employeeNumber && (
              <span className="block text-xs font-normal text-ink-soft">
                {worker.employeeNumber}
              </span>
            )}
          </>
        ),
      },
      {
        id: 'element',
        head: t('pay-elements.element'),
        card: 'line',
        cell: ({ kindId }) => {
          const kind = byId.get(kindId)
          return (
            kind && (
              <>
                {nameOf({ description: kind.name, translations: kind.translations })}{' '}
                <span className="font-mono text-xs text-ink-soft">{kind.code}</span>
              </>
            )
          )
        },
      },
      {
        id: 'value',
        head: t('pay-elements.value'),
        card: 'figure',
        amount: true,
        cell: ({ kindId, value }) => quantity(value, byId.get(kindId)?.unit ?? 'EUR'),
      },
    ]
  }, [t, kinds, nameOf, quantity])
}
