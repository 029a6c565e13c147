import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { useCopyShipped, useShipped, useTemplates } from '@/api/templates'
import type { Language, ShippedTemplate } from '@/api/types'
import { ErrorView } from '@/components/app/error-view'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Segmented } from '@/components/ui/segmented'
import { Skeleton } from '@/components/ui/skeleton'
import { LANGUAGE_NAMES } from '@/lib/language-names'
import { LOCALES } from '@/lib/locale'
import { useLocale, useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { urls } from '@/urls'
import { ShippedText } from './shipped-text.tsx'

/** The texts that come with the product, by language: read them, tick some, take them over. */
export function ShippedGallery({ canWrite }: { canWrite: boolean }) {
  const t = useT()
  const navigate = useNavigate()
  const toastError = useToastError()
  const shipped = useShipped()
  const own = useTemplates()
  const copy = useCopyShipped()
  const [language, setLanguage] = useState<Language>(useLocale())
  const [chosen, setChosen] = useState<ReadonlySet<ShippedTemplate['key']>>(new Set())
  const [reading, setReading] = useState<ShippedTemplate | null>(null)
  const failed = [shipped, own].find(({ error }) => error)
  if (failed) return <ErrorView error={failed.error!} onRetry={() => void failed.refetch()} />
  if (!shipped.data || !own.data) return <Skeleton className="h-96" />
  const taken = new Set<string | null>(own.data.map(({ shippedKey }) => shippedKey))

  function toggle(key: ShippedTemplate['key']) {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    setChosen(next)
  }

  function take() {
    copy.mutate([...chosen], {
      onSuccess: ({ data }) => {
        toast(t('templates.taken', { count: data.length }))
        void navigate(urls.documentsSettings)
      },
      onError: toastError,
    })
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t('templates.language')}
          value={language}
          onValueChange={setLanguage}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        {canWrite && (
          <Button variant="primary" busy={copy.isPending} disabled={!chosen.size} onClick={take}>
            {t('templates.takeChosen', { count: chosen.size })}
          </Button>
        )}
      </div>
      <Card className="p-4 sm:p-6">
        <ul aria-label={t('templates.shipped')} className="flex flex-col divide-y divide-line">
          {shipped.data
            .filter((each) => each.language === language)
            .map((each) => (
              <li key={each.key} className="flex flex-wrap items-center gap-3 py-2">
                {canWrite && (
                  <input
                    type="checkbox"
                    aria-label={t('templates.chooseNamed', { name: each.name })}
                    checked={chosen.has(each.key)}
                    disabled={taken.has(each.key)}
                    onChange={() => toggle(each.key)}
                  />
                )}
                <div className="min-w-0 grow basis-48">
                  <p className="font-medium">{each.name}</p>
                  <p className="mt-0.5 flex flex-wrap gap-2">
                    <Badge>{t(`templates.kind_${each.kind}`)}</Badge>
                    {each.isTranslation && <Badge>{t('templates.translation')}</Badge>}
                    {taken.has(each.key) && <Badge>{t('templates.alreadyTaken')}</Badge>}
                  </p>
                </div>
                <Button
                  size="sm"
                  aria-label={t('templates.readNamed', { name: each.name })}
                  onClick={() => setReading(each)}
                >
                  {t('templates.read')}
                </Button>
              </li>
            ))}
        </ul>
      </Card>
      <ShippedText shipped={reading} onClose={() => setReading(null)} />
    </div>
  )
}
