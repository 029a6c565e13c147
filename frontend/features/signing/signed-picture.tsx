/** A hook that is drawn as one looks: it worked. */
export function SignedPicture() {
  return (
    <svg
      viewBox="0 0 96 96"
      aria-hidden
      className="mx-auto size-24 animate-in text-accept duration-300 ease-out fade-in zoom-in-75 motion-reduce:animate-none"
    >
      <circle
        cx="48"
        cy="48"
        r="44"
        fill="var(--accept-soft)"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path
        d="M30 49 l13 13 l24 -28"
        pathLength="1"
        strokeDasharray="1"
        fill="none"
        stroke="currentColor"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="animate-draw motion-reduce:animate-none"
      />
    </svg>
  )
}
