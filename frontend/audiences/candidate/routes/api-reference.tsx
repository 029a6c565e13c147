import { PublicLayout } from '@/components/app/public-layout'
import { ApiReferencePage } from '@/features/api-reference/api-reference-page'
import { useT } from '@/lib/use-t'

/** /api-reference: every call of the API, for who writes programs. */
export function Component() {
  const t = useT()
  return (
    <PublicLayout title={t('api-reference.title')} wide withoutFigures>
      <ApiReferencePage />
    </PublicLayout>
  )
}
