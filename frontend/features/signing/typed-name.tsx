/** The typed name as it might be written, on the line of white paper: the letters are what is kept. */
export function TypedName({ name }: { name: string }) {
  return (
    <p
      aria-hidden
      className="flex min-h-28 flex-col justify-center overflow-hidden rounded-xl border border-line bg-white px-5 py-4 text-center font-signature text-3xl leading-tight text-balance wrap-anywhere text-[#17181a]"
    >
      <span className="border-b border-[#d5d7da] pb-1">{name || '\u00A0'}</span>
    </p>
  )
}
