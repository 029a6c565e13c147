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
    <article lang={language} className="flex max-w-[70ch] flex-col gap-4 text-base wrap-break-word">
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
  const List = kind === 'numbers' ? 'ol' : 'ul'
  return (
    <List className={kind === 'numbers' ? 'list-decimal pl-6' : 'list-disc pl-6'}>
      {lines.map((line, at) => (
        <li key={at}>
          <Runs runs={line} />
        </li>
      ))}
    </List>
  )
}

function Lines({ lines }: { lines: Block['lines'] }) {
  return lines.map((line, at) => (
    <span key={at}>
      {at > 0 && <br />}
      <Runs runs={line} />
    </span>
  ))
}

function Runs({ runs }: { runs: Block['lines'][number] }) {
  return runs.map(({ text, bold, italic }, at) => {
    const words = italic ? <em>{text}</em> : text
    return bold ? <strong key={at}>{words}</strong> : <span key={at}>{words}</span>
  })
}
