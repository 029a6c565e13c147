import { cn } from '@/lib/cn'
import type { Verdict } from '@/api/verify'

const TONES: Record<Verdict['verdict'], string> = {
  valid: 'text-accept',
  altered: 'text-danger',
  unknown: 'text-ink-soft',
}

/** Teeth of a seal of wax or paper. */
const TEETH = 24

/** A seal that is whole, broken, or not there: the verdict before a word is read. */
export function SealPicture({ verdict }: { verdict: Verdict['verdict'] }) {
  return (
    <svg
      viewBox="0 0 120 120"
      aria-hidden
      className={cn(
        'mx-auto size-32 animate-in duration-200 ease-out fade-in zoom-in-75 motion-reduce:animate-none sm:size-36',
        TONES[verdict]
      )}
    >
      {verdict === 'valid' && <Whole />}
      {verdict === 'altered' && <Broken />}
      {verdict === 'unknown' && <Empty />}
    </svg>
  )
}

function Whole() {
  return (
    <>
      <path d={outline(60, 60)} fill="currentColor" />
      <circle cx="60" cy="60" r="38" fill="none" stroke="var(--surface)" strokeWidth="2" />
      <path
        d="M43 61 l12 12 l23 -26"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}

/** The same seal in two halves that came apart. */
function Broken() {
  return (
    <>
      <clipPath id="left-half">
        <path d="M0 0 H58 L66 34 L52 58 L64 82 L56 120 H0 Z" />
      </clipPath>
      <clipPath id="right-half">
        <path d="M58 0 H120 V120 H56 L64 82 L52 58 L66 34 Z" />
      </clipPath>
      <g clipPath="url(#left-half)" transform="rotate(-5 40 100) translate(-5 2)">
        <path d={outline(60, 60)} fill="currentColor" />
        <circle cx="60" cy="60" r="38" fill="none" stroke="var(--surface)" strokeWidth="2" />
      </g>
      <g clipPath="url(#right-half)" transform="rotate(6 80 100) translate(6 3)">
        <path d={outline(60, 60)} fill="currentColor" />
        <circle cx="60" cy="60" r="38" fill="none" stroke="var(--surface)" strokeWidth="2" />
      </g>
    </>
  )
}

function Empty() {
  return (
    <>
      <circle
        cx="60"
        cy="60"
        r="48"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeDasharray="6 7"
      />
      <path
        d="M48 50 a12 12 0 1 1 17 11 c-4 2 -5 4 -5 8"
        fill="none"
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx="60" cy="81" r="4" fill="currentColor" />
    </>
  )
}

/** A circle whose edge waves, around a point. */
function outline(x: number, y: number): string {
  const points = Array.from({ length: TEETH * 2 }, (_, at) => {
    const radius = at % 2 === 0 ? 54 : 48
    const angle = (at * Math.PI) / TEETH
    const place = [x + radius * Math.sin(angle), y - radius * Math.cos(angle)]
    return place.map((one) => one.toFixed(1)).join(' ')
  })
  return `M${points.join(' L')} Z`
}
