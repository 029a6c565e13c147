import { PublicLayout } from '@/components/app/public-layout'
import { VerifyPage } from '@/features/verify/verify-page'
import { useT } from '@/lib/use-t'

/** /verify: a visitor has a sealed PDF verified. */
export function Component() {
  const t = useT()
  return (
    <PublicLayout title={t('verify.title')} wide withoutFigures>
      <VerifyPage />
    </PublicLayout>
  )
}
