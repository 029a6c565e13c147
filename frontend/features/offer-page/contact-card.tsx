import { Mail, Phone } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'
import type { CandidateOffer } from './offer.ts'

export type Contact = NonNullable<CandidateOffer['offer']['contact']>

/** A face, or the first letters of a name. */
export function Face({ contact, className }: { contact: Contact; className?: string }) {
  const { name, photoUrl } = contact
  const classes = cn('size-11 shrink-0 rounded-full', className)
  if (photoUrl) return <img src={photoUrl} alt="" className={cn(classes, 'object-cover')} />
  const letters = name.split(/\s+/).map((word) => word.charAt(0))
  return (
    <span
      aria-hidden
      className={cn(
        classes,
        'inline-flex items-center justify-center bg-accent-soft font-semibold text-accent'
      )}
    >
      {[letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase()}
    </span>
  )
}

/** Whom to call and to write to; only what the company filled in. */
export function ContactCard({ contact, text }: { contact: Contact | null; text?: string }) {
  const t = useT()
  if (!contact) return null
  const { name, nomFonction, phone, email } = contact
  const round =
    'inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line text-ink hover:bg-sunken'
  return (
    <Card className="flex items-center gap-3 p-4">
      <Face contact={contact} />
      <div className="min-w-0 grow">
        <p className="truncate font-semibold">{name}</p>
        <p className="text-sm text-ink-soft">{text ?? nomFonction}</p>
      </div>
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={round}>
          <Phone className="size-5" aria-hidden />
          <span className="sr-only">{t('candidate.call', { name, phone })}</span>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={round}>
          <Mail className="size-5" aria-hidden />
          <span className="sr-only">{t('candidate.write', { name })}</span>
        </a>
      )}
    </Card>
  )
}
