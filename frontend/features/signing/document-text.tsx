import { Fragment, type ReactNode } from 'react'
import type { DocumentWords } from '@/api/signing'
import { useT } from '@/lib/use-t'

type Block = NonNullable<DocumentWords['blocks']>[number]

interface DocumentTextProps {
  blocks: readonly Block[]
  name: string
  /** Where the words of a place stand that only the drawing fills. */
  onPages: () => void
}

/** The words of a document in a size that a phone is read in. What only the drawing fills is named, with the way to the pages. */
export function DocumentText({ blocks, name, onPages }: DocumentTextProps) {
  let articles = 0
  return (
    <article
      aria-label={name}
      className="flex max-w-[70ch] flex-col gap-3 px-4 py-6 text-base leading-relaxed wrap-anywhere sm:px-6"
    >
      {blocks.map((block, at) => {
        if (block.kind === 'article') articles += 1
        return <BlockView key={at} block={block} number={articles} onPages={onPages} />
      })}
    </article>
  )
}

interface BlockViewProps extends Pick<DocumentTextProps, 'onPages'> {
  block: Block
  /** Of the article, where it is one. */
  number: number
}

function BlockView({ block: { kind, lines }, number, onPages }: BlockViewProps): ReactNode {
  const t = useT()
  switch (kind) {
    case 'title':
      return (
        <h3 className="text-lg font-semibold text-balance">
          <Lines lines={lines} />
        </h3>
      )
    // Of the same level: many a text has subtitles alone, which may leave no level out.
    case 'subtitle':
      return (
        <h3 className="font-semibold">
          <Lines lines={lines} />
        </h3>
      )
    case 'article':
      return (
        <h3 className="mt-2 font-semibold">
          {t('signing.article', { number })} <Lines lines={lines} />
        </h3>
      )
    case 'paragraph':
      return (
        <p>
          <Lines lines={lines} />
        </p>
      )
    case 'bullets':
    case 'numbers': {
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
    case 'payTable':
      return (
        <p className="flex flex-wrap items-center gap-x-2 border-y border-[#e3e4e7] text-[#5b6068]">
          {t('signing.payTable')}
          <button
            type="button"
            className="min-h-11 text-[#17181a] underline underline-offset-4"
            onClick={onPages}
          >
            {t('signing.seePages')}
          </button>
        </p>
      )
    case 'pageBreak':
      return <hr className="border-[#e3e4e7]" />
    case 'signatures':
      return null
  }
}

function Lines({ lines }: { lines: Block['lines'] }) {
  return lines.map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      <Runs runs={line} />
    </Fragment>
  ))
}

function Runs({ runs }: { runs: Block['lines'][number] }) {
  return runs.map(({ text, bold, italic }, at) => {
    const words = italic ? <em>{text}</em> : text
    return bold ? <strong key={at}>{words}</strong> : <Fragment key={at}>{words}</Fragment>
  })
}
