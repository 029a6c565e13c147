import { useSourceWords } from '@/lib/use-source-words'

/** Where a figure of the law stands: a sentence, and the page it is on where one is known. */
export function Source({ text: note, href }: { text: string; href?: string }) {
  const { text, lang } = useSourceWords()(note)
  return (
    <span className="text-xs break-words text-ink-soft">
      <span lang={lang}>{text}</span>
      {href && (
        <>
          {' '}
          <a
            href={href}
            target="_blank"
            rel="noreferrer noopener"
            className="text-accent underline underline-offset-2"
          >
            {new URL(href).hostname}
          </a>
        </>
      )}
    </span>
  )
}
