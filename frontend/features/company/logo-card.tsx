import { useRef } from 'react'
import { toast } from 'sonner'
import { useChangeLogo } from '@/api/change-logo'
import type { Company } from '@/api/types'
import { BrandMark } from '@/components/app/brand-mark'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'

/** The company's logo: what it is now, another one, or none. */
export function LogoCard({ company }: { company: Company }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const change = useChangeLogo()
  const toastError = useToastError()

  function send(file: File | null) {
    change.mutate(file, {
      onSuccess: () => toast(t(file ? 'company.logoSaved' : 'company.logoRemoved')),
      onError: toastError,
    })
    if (input.current) input.current.value = ''
  }

  return (
    <SectionCard title={t('company.logo')}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <BrandMark brand={company} />
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/svg+xml"
            aria-label={t('company.logoFile')}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => event.target.files?.[0] && send(event.target.files[0])}
          />
          <Button busy={change.isPending} onClick={() => input.current?.click()}>
            {t('company.chooseLogo')}
          </Button>
          {company.logoUrl && (
            <Button disabled={change.isPending} onClick={() => send(null)}>
              {t('company.removeLogo')}
            </Button>
          )}
        </div>
      </div>
      <p className="mt-3 text-xs text-ink-soft">{t('company.logoHint')}</p>
    </SectionCard>
  )
}
