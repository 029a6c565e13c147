import { useGates } from '@/lib/gate'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** Where casefiles are found: in their list, or among the contracts where the plan has no list of documents. */
export function useCasefilesHome() {
  const t = useT()
  return useGates().locks({ feature: 'documents' })
    ? { label: t('nav.contracts'), to: urls.contracts }
    : { label: t('documents.title'), to: urls.documents }
}
