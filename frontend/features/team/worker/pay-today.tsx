import { Link } from 'react-router'
import type { WorkerFacts } from '@/api/workers'
import { SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** What the contract of today pays and costs; nothing for who may not see its package. */
export function PayToday({ worker }: { worker: WorkerFacts }) {
  const t = useT()
  const format = useFormat()
  const current = worker.contracts.find(({ isCurrent }) => isCurrent)
  if (!current)
    return (
      <SectionCard title={t('worker-page.today')}>
        <p className="text-sm text-ink-soft">{t('worker-page.noContractToday')}</p>
      </SectionCard>
    )
  const { package: pack } = current
  return (
    <SectionCard title={t('worker-page.today')}>
      {pack ? (
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 text-sm">
          {(
            [
              ['pay.figure_gross', pack.salaireBrut],
              ['pay.figure_net', pack.salaireNet],
              ['pay.figure_cost', pack.coutEmployeurAnnuel],
            ] as const
          ).map(
            ([name, amount]) =>
              // A manager is not told what is left of it.
              amount !== null && (
                <div key={name} className="col-span-2 grid grid-cols-subgrid">
                  <dt className="text-ink-soft">{t(name)}</dt>
                  <dd className="text-right tabular-nums">{format.euros(amount)}</dd>
                </div>
              )
          )}
        </dl>
      ) : (
        <p className="text-sm text-ink-soft">{t('worker-page.payHidden')}</p>
      )}
      <p className="mt-4 text-sm">
        <Link
          to={urls.contract(current.id)}
          className="text-accent underline-offset-4 hover:underline"
        >
          {t('worker-page.openContract')}
        </Link>
      </p>
    </SectionCard>
  )
}
