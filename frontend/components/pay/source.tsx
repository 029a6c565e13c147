/** Where a figure of the law stands: a sentence, an address, or both. The notes of the engine are in English. */
export function Source({ text }: { text: string }) {
  const address = /https?:\/\/[^\s)]+/.exec(text)?.[0]
  const words = address ? text.replace(address, '').replace(/[\s(),;]+$/, '') : text
  return (
    <span className="text-xs break-words text-ink-soft">
      <span lang="en">{words}</span>
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
