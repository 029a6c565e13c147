import { lazy, Suspense, type ReactNode } from 'react'
import type { CurrentContract } from '@/api/portal'
import { Card, SectionCard } from '@/components/ui/card'
import { DocumentList } from '@/components/app/document-list'
import { useFormat } from '@/lib/use-format'
import { useOptionalMessage, useT } from '@/lib/use-t'
import { withWords } from '@/lib/with-words'

const PackageHeld = lazy(() => withWords('held', import('@/components/pay/package-held')))

/** The contract of today: who, what, since when and for how much; what was signed; what comes with the pay. */
export default function ContractView({ data }: { data: CurrentContract }) {
  const t = useT()
  const format = useFormat()
  const { worker, company, contract, compute, documents } = data
  const month = compute?.remuneration.remunerationMensuelle
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4 sm:gap-6">
      <header>
        <div
          className={`brand-rings rounded-2xl bg-fill px-5 pt-5 text-on-fill sm:px-8 sm:pt-8 ${month ? 'pb-20' : 'pb-6'}`}
        >
          <p>{company.name}</p>
          <h1 className="mt-1 text-xl font-semibold tracking-tight text-balance">
            {worker.firstName} {worker.lastName}
          </h1>
          <p className="mt-1 text-base">
            {contract
              ? t('portal.does', {
                  job: contract.nomFonction,
                  day: format.day(contract.sinceStr),
                })
              : t('portal.noContract')}
          </p>
        </div>
        {month && (
          <Card className="relative mx-3 -mt-14 rounded-2xl p-4 shadow-lg shadow-black/5 sm:mx-8 sm:p-6">
            <dl className="grid grid-cols-2 divide-x divide-line">
              {(
                [
                  ['net', month.salaireNet],
                  ['gross', month.salaireBrut],
                ] as const
              ).map(([key, amount]) => (
                <div key={key} className="min-w-0 not-first:pl-4">
                  <dt className="text-xs text-ink-soft">{t(`portal.pay_${key}`)}</dt>
                  <dd title={format.euros(amount)}>
                    <span className="text-lg font-semibold tracking-tight tabular-nums sm:text-xl">
                      {format.euros(amount, 0)}
                    </span>{' '}
                    <span className="text-xs text-ink-soft">{t('portal.perMonth')}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        )}
      </header>
      <SectionCard title={t('portal.documents')} className="rounded-2xl">
        {documents.length > 0 ? (
          <DocumentList
            documents={documents.map(({ id, name, signedOnStr, pages, url }) => ({
              id,
              name,
              url,
              detail: [
                signedOnStr && t('portal.signedOn', { day: format.day(signedOnStr) }),
                pages && t('portal.pages', { count: pages }),
              ]
                .filter(Boolean)
                .join(', '),
            }))}
          />
        ) : (
          <p className="text-ink-soft">{t('portal.noDocuments')}</p>
        )}
      </SectionCard>
      {contract && (
        <>
          <Suspense>
            <PackageHeld title={t('statement.held')} fields={contract.package} />
          </Suspense>
          <Terms contract={contract} />
        </>
      )}
    </div>
  )
}

function Terms({ contract }: { contract: NonNullable<CurrentContract['contract']> }) {
  const t = useT()
  const format = useFormat()
  const message = useOptionalMessage()
  const { package: fields, kind, sinceStr, startDateStr, endDateStr } = contract
  const { regimeNumerateur: hours, regimeDenominateur: fullTime, computeModelConfig } = fields
  const committee = /(\d{3})/.exec(computeModelConfig?.commissionParitaire ?? '')?.[1]
  const rows: [string, ReactNode][] = [
    ['job', contract.nomFonction],
    ['start', format.day(sinceStr)],
    ['asOf', startDateStr === sinceStr ? null : format.day(startDateStr)],
    ['end', endDateStr && format.day(endDateStr)],
    ['kind', message(`statement.kind_${kind}`) ?? kind],
    ['committee', committee && t('statement.committee', { number: committee })],
    [
      'hours',
      hours && fullTime
        ? t(hours === fullTime ? 'statement.fullTime' : 'statement.partTime', { hours, fullTime })
        : null,
    ],
    ['place', contract.contractLocation],
  ]
  return (
    <SectionCard title={t('portal.contract')} className="rounded-2xl">
      <dl className="divide-y divide-line">
        {rows.map(([key, value]) =>
          value ? (
            <div key={key} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 py-2.5">
              <dt className="text-ink-soft">{t(`portal.term_${key}`)}</dt>
              <dd className="wrap-anywhere first-letter:uppercase">{value}</dd>
            </div>
          ) : null
        )}
      </dl>
    </SectionCard>
  )
}
