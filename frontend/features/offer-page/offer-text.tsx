import { Lines, WrittenList } from '@/components/app/written-lines'
import type { CandidateOffer } from './offer.ts'

type Block = CandidateOffer['offer']['mainTextRendered'][number]

interface OfferTextProps {
  offer: CandidateOffer['offer']
  signatureUrl: string
}

/** The offer as it was written, with the signature. */
export function OfferText({ offer, signatureUrl }: OfferTextProps) {
  const { mainTextRendered, companySigner: signer, hasSignature, language } = offer
  return (
    // Lists that follow each other are one to the eye: a condition between their lines left something out.
    <article
      lang={language}
      className="flex max-w-[70ch] flex-col gap-4 text-base wrap-break-word [&>ul+ul]:-mt-4"
    >
      {mainTextRendered.map((block, at) => (
        <BlockView key={at} block={block} />
      ))}
      {signer && (
        <footer className="mt-4">
          {hasSignature && (
            <img
              src={signatureUrl}
              alt=""
              className="mb-2 h-20 max-w-56 rounded-md object-contain object-left dark:bg-white dark:p-2"
            />
          )}
          <p className="font-medium">{signer.name}</p>
          <p className="text-sm text-ink-soft">{signer.nomFonction}</p>
        </footer>
      )}
    </article>
  )
}

function BlockView({ block: { kind, lines } }: { block: Block }) {
  if (kind === 'title')
    return (
      <h2 className="text-lg font-semibold text-balance">
        <Lines lines={lines} />
      </h2>
    )
  if (kind === 'subtitle')
    return (
      <h3 className="text-base font-semibold">
        <Lines lines={lines} />
      </h3>
    )
  if (kind === 'paragraph')
    return (
      <p>
        <Lines lines={lines} />
      </p>
    )
  return <WrittenList isNumbered={kind === 'numbers'} lines={lines} />
}
