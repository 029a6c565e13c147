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
          <li key={path}>{message}</li>
        ))}
        {[...facts].map(([variable, { length: count }]) => (
          <li key={variable}>
            {t('documents.missingFact', { fact: t(`templates.variable_${variable}`), count })}
            <Complete casefile={casefile} variable={variable} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Leads to where a fact is told, for who may tell it. */
function Complete({ casefile, variable }: { casefile: Casefile; variable: string }) {
  const t = useT()
  const can = useUser().data?.can
  const place = placeOf(casefile, variable)
  if (!place || !can?.[place.right]) return null
  return (
    <>
      {' '}
      <Link to={place.to} className="text-accent underline underline-offset-4">
        {t('documents.complete')}
        <span className="sr-only"> ({t(`templates.variable_${variable}`)})</span>
      </Link>
    </>
  )
}

function placeOf(
  { worker, contractId }: Casefile,
  variable: string
): { to: string; right: Permission } | null {
  switch (variable.split('.')[0]) {
    case 'company':
      return { to: urls.companySettings, right: 'company.write' }
    case 'worker':
      return { to: urls.worker(worker.id), right: 'team.write' }
    case 'contract':
      return contractId ? { to: urls.editContract(contractId), right: 'contracts.write' } : null
    default:
      return null
  }
}
