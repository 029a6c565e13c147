import { useLineText } from '@/components/pay/use-line-text'
import { SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { PARTS, type Difference } from './statement.ts'

/** What differs from another statement, line by line, with its sum first. */
export function DifferenceCard({ title, difference }: { title: string; difference: Difference }) {
  const t = useT()
  const format = useFormat()
  const { title: nameOf } = useLineText()
  const { totalBefore, totalAfter, lines, statementDateStr } = difference
  const colourOf = (part: string) => PARTS.find((each) => each.part === part)?.colour
  return (
    <SectionCard title={title} className="rounded-2xl">
      <p className="text-base font-semibold">
        {t(totalAfter === totalBefore ? 'statement.sameSince' : 'statement.changeSince', {
          change: format.difference(totalAfter - totalBefore),
          day: format.day(statementDateStr),
        })}
      </p>
      {lines.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {lines.map(({ part, key, before, after }) => (
            <li
              key={`${part}${key}`}
              className="grid grid-cols-[0.75rem_minmax(0,1fr)_auto] items-baseline gap-x-2.5 py-2"
            >
              <span
                aria-hidden
                className="size-3 self-start rounded-xs"
                style={{ background: colourOf(part), marginTop: 4 }}
              />
              <span className="min-w-0 wrap-anywhere">
                {nameOf(key)}
                <span className="block text-xs text-ink-soft tabular-nums">
                  {before === 0
                    ? t('statement.isNew')
                    : after === 0
                      ? t('statement.isGone')
                      : t('statement.fromTo', {
                          before: format.euros(before),
                          after: format.euros(after),
                        })}
                </span>
              </span>
              <span className="amount font-medium">{format.difference(after - before, 2)}</span>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}
