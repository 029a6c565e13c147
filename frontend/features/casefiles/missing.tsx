import { Link } from 'react-router'
import type { Casefile } from '@/api/casefiles'
import { useUser } from '@/api/get-user'
import type { Permission } from '@/api/types'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** What keeps a casefile from being signed: a fact that several documents lack stands once, with where it is told. */
export function Missing({ casefile }: { casefile: Casefile }) {
  const t = useT()
  const { problems } = casefile
  const facts = Map.groupBy(
    problems.filter(({ code }) => code === 'unknown_fact'),
    ({ path }) => path.replace(/^documents\.\d+\./, '')
  )
  const others = problems.filter(({ code }) => code !== 'unknown_fact')
  return (
    <Notice role="status" className="mb-6">
      <p className="font-medium">{t('documents.missing')}</p>
      <ul className="mt-1 list-disc pl-5">
        {others.map(({ path, message }) => (
          <li key={path}>
            {message}
            <Complete casefile={casefile} path={path} what={message} />
          </li>
        ))}
        {[...facts].map(([variable, { length: count }]) => (
          <li key={variable}>
            {t('documents.missingFact', { fact: t(`templates.variable_${variable}`), count })}
            <Complete
              casefile={casefile}
              path={variable}
              what={t(`templates.variable_${variable}`)}
            />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Leads to where something is told, for who may tell it. */
function Complete({ casefile, path, what }: { casefile: Casefile; path: string; what: string }) {
  const t = useT()
  const can = useUser().data?.can
  const place = placeOf(casefile, path)
  if (!place || !can?.[place.right]) return null
  return (
    <>
      {' '}
      <Link to={place.to} className="text-accent underline underline-offset-4">
        {t('documents.complete')}
        <span className="sr-only"> ({what})</span>
      </Link>
    </>
  )
}

function placeOf(
  { worker, contractId, signers }: Casefile,
  path: string
): { to: string; right: Permission } | null {
  const [what, at] = path.split('.')
  const ofCompany = { to: urls.companySettings, right: 'company.write' } as const
  const ofWorker = { to: urls.worker(worker.id), right: 'team.write' } as const
  switch (what) {
    case 'company':
      return ofCompany
    case 'worker':
      return ofWorker
    case 'contract':
      return contractId ? { to: urls.editContract(contractId), right: 'contracts.write' } : null
    case 'signers':
      return signers[Number(at)]?.role === 'WORKER' ? ofWorker : ofCompany
    default:
      return null
  }
}
