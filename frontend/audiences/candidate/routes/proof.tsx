import { PublicLayout } from '@/components/app/public-layout'
import { ProofPage } from '@/features/proof/proof-page'
import { useT } from '@/lib/use-t'

/** /proof: anybody has the published cases computed again. */
export function Component() {
  const t = useT()
  return (
    <PublicLayout title={t('proof.title')} wide>
      <ProofPage />
    </PublicLayout>
  )
}
