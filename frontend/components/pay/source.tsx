import { useSourceWords } from '@/lib/use-source-words'

/** Where a figure of the law stands: a sentence, an address, or both. */
export function Source({ text: note }: { text: string }) {
  const { text, lang } = useSourceWords()(note)
  const address = /https?:\/\/[^\s)]+/.exec(text)?.[0]
  const words = address ? text.replace(address, '').replace(/[\s(),;]+$/, '') : text
  return (
    <span className="text-xs break-words text-ink-soft">
      <span lang={lang}>{words}</span>
      {address && (
        <>
          {' '}
          <a
            href={address}
            target="_blank"
            rel="noreferrer noopener"
            className="text-accent underline underline-offset-2"
          >
            {new URL(address).hostname}
          </a>
        </>
      )}
    </span>
  )
}
