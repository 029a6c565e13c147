import { useFormat } from '@/lib/use-format'

interface SplitBarProps<Part extends string> {
  title: string
  of: Readonly<Record<Part, number>>
  parts: readonly Part[]
  tones: Readonly<Record<Part, string>>
  label: (part: Part) => string
}

/** An amount in its parts: a bar, and each part by its name. Parts that come to nothing are left out. */
export function SplitBar<Part extends string>({
  title,
  of,
  parts,
  tones,
  label,
}: SplitBarProps<Part>) {
  const format = useFormat()
  const shown = parts.filter((part) => of[part] !== 0)
  const drawn = shown.filter((part) => of[part] > 0)
  const whole = drawn.reduce((sum, part) => sum + of[part], 0)
  return (
    <div>
      <p className="mb-1 font-medium">{title}</p>
      <div aria-hidden className="flex h-6 gap-0.5 overflow-hidden rounded-sm">
        {drawn.map((part) => (
          <span
            key={part}
            className={tones[part]}
            style={{ width: `${(of[part] / whole) * 100}%` }}
          />
        ))}
      </div>
      <dl className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {shown.map((part) => (
          <div key={part} className="flex items-baseline gap-1.5 max-sm:w-full">
            <span aria-hidden className={`size-2 shrink-0 rounded-[2px] ${tones[part]}`} />
            <dt className="text-ink-soft">{label(part)}</dt>
            <dd className="font-medium whitespace-nowrap tabular-nums max-sm:ml-auto">
              {format.euros(of[part])}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
