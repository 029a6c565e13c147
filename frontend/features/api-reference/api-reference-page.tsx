import { useMemo, useState } from 'react'
import { SearchX } from 'lucide-react'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { SearchField } from '@/components/app/search-field'
import { Button } from '@/components/ui/button'
import { CollapsibleCard } from '@/components/ui/collapsible-card'
import { Skeleton } from '@/components/ui/skeleton'
import { useLocale, useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { apiAddress } from './api-address.ts'
import { CallRow } from './call-row.tsx'
import { callsOf, found, type ApiDocument, type Call } from './document.ts'
import { DOCUMENT_ADDRESS, useApiDocument } from './use-api-document.ts'

/** With so few found, their modules stand open. */
const FEW = 12

/** Every call of the API: who may make it, what it takes and answers, and how it looks in three languages. */
export function ApiReferencePage() {
  const t = useT()
  const locale = useLocale()
  const { data, error, refetch } = useApiDocument()
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-prose">
          <h1 className="text-xl font-semibold tracking-tight">{t('api-reference.title')}</h1>
          <p className="mt-2 text-ink-soft">{t('api-reference.intro')}</p>
        </div>
        <Button asChild>
          <a href={DOCUMENT_ADDRESS} download="barema-openapi.json">
            {t('api-reference.download')}
          </a>
        </Button>
      </div>
      <dl className="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-3">
        {(['address', 'key', 'refusals'] as const).map((fact) => (
          <div key={fact}>
            <dt className="font-medium">{t(`api-reference.${fact}`)}</dt>
            <dd className="mt-1 text-ink-soft wrap-anywhere">
              {fact === 'address' && <code className="font-mono text-xs">{apiAddress()}</code>}
              {fact === 'key' && t('api-reference.keyText', { header: 'Authorization: Bearer …' })}
              {fact === 'refusals' && t('api-reference.refusalsText')}{' '}
              {fact === 'key' && (
                <a className="underline" href={`/${locale}${urls.accountSettings}`}>
                  {t('api-reference.makeKey')}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-64 w-full" />}
      {data && <Calls document={data} />}
    </div>
  )
}

function Calls({ document }: { document: ApiDocument }) {
  const t = useT()
  const [search, setSearch] = useState('')
  const calls = useMemo(() => callsOf(document), [document])
  const shown = found(calls, search)
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label={t('api-reference.search')}
        value={search}
        onSearch={setSearch}
        className="max-w-md"
      />
      <p role="status" className="text-xs text-ink-soft">
        {t('api-reference.count', { count: shown.length })}
      </p>
      {shown.length === 0 && (
        <EmptyState icon={SearchX} title={t('api-reference.nothing')}>
          {t('api-reference.nothingText')}
        </EmptyState>
      )}
      {byModule(shown).map(([module, of]) => (
        <CollapsibleCard
          key={module}
          title={<span lang="en">{module}</span>}
          aside={of.length}
          forceOpen={search !== '' && shown.length <= FEW}
        >
          <ul className="flex flex-col divide-y divide-line">
            {of.map((call) => (
              <CallRow key={call.id} call={call} schemas={document.components.schemas} />
            ))}
          </ul>
        </CollapsibleCard>
      ))}
    </div>
  )
}

function byModule(calls: readonly Call[]): [string, Call[]][] {
  return [...Map.groupBy(calls, ({ module }) => module)]
}
