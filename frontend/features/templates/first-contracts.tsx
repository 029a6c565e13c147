import { Link } from 'react-router'
import { toast } from 'sonner'
import { useCompany } from '@/api/get-company'
import { useCopyShipped, useShipped } from '@/api/templates'
import type { Language } from '@/api/types'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { urls } from '@/urls'

/** For a company without templates of contracts: all that are shipped in its language, in one click. */
export function FirstContracts() {
  const t = useT()
  const toastError = useToastError()
  const copy = useCopyShipped()
  const shipped = useShipped().data ?? []
  const language = useCompany().data?.language as Language | undefined
  const ofLanguage = shipped.filter((each) => each.language === language)
  if (!language || ofLanguage.length === 0) return null
  const named = { language: t(`templates.language_${language}`) }

  function take() {
    copy.mutate(
      ofLanguage.map(({ key }) => key),
      {
        onSuccess: ({ data }) => toast(t('templates.taken', { count: data.length })),
        onError: toastError,
      }
    )
  }

  return (
    <SectionCard title={t('templates.noContracts')}>
      <p className="text-ink-soft">
        {t('templates.noContractsText', { ...named, count: ofLanguage.length })}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="primary" busy={copy.isPending} onClick={take}>
          {t('templates.takeAll', named)}
        </Button>
        <Button asChild>
          <Link to={urls.shippedTemplates}>{t('templates.chooseShipped')}</Link>
        </Button>
      </div>
    </SectionCard>
  )
}
