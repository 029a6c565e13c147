import { ChevronDown, Mail } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import type { OfferSource } from './offer.ts'
import { OfferText } from './offer-text.tsx'

/** The letter behind its first words, where other things come first. */
export function FoldedLetter({
  source: { offer, signatureUrl },
  open,
}: {
  source: OfferSource
  open?: boolean
}) {
  const t = useT()
  const { contact, companySigner } = offer.offer
  const name = contact?.name ?? companySigner?.name
  return (
    <Card>
      <details className="group" open={open}>
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 p-4 [&::-webkit-details-marker]:hidden">
          <Mail className="size-5 shrink-0 text-accent" aria-hidden />
          <span className="min-w-0 grow">
            <span className="block font-semibold">
              {name ? t('candidate.letterOf', { name }) : t('candidate.letter')}
            </span>
            <span lang={offer.offer.language} className="block truncate text-sm text-ink-soft">
              {firstWords(offer)}
            </span>
          </span>
          <ChevronDown
            className="size-5 shrink-0 transition-transform group-open:rotate-180"
            aria-hidden
          />
        </summary>
        <div className="border-t border-line p-4 sm:p-6">
          <OfferText offer={offer.offer} signatureUrl={signatureUrl} />
        </div>
      </details>
    </Card>
  )
}

function firstWords({ offer: { mainTextRendered } }: OfferSource['offer']): string {
  const first = mainTextRendered.find(({ kind }) => kind === 'paragraph') ?? mainTextRendered[0]
  const words = (first?.lines ?? []).flat().map(({ text }) => text)
  return words.join('')
}
