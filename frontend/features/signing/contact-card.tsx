import { Mail } from 'lucide-react'
import type { Signing } from '@/api/signing'
import { Card } from '@/components/ui/card'
import { useT } from '@/lib/use-t'

/** Whom to ask: there on every page of signing. */
export function ContactCard({ contact: { name, email } }: Pick<Signing, 'contact'>) {
  const t = useT()
  return (
    <Card className="flex items-center gap-3 p-4">
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-xs text-ink-soft">{t('signing.contactText')}</p>
      </div>
      {email && (
        <a
          href={`mailto:${email}`}
          aria-label={t('signing.write', { name, email })}
          className="flex size-11 shrink-0 items-center justify-center rounded-full border border-line text-ink hover:bg-sunken"
        >
          <Mail className="size-5" aria-hidden />
        </a>
      )}
    </Card>
  )
}
