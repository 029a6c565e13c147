import type { ListedCommittee, ListedScale } from '#modules/compute/pure'
import { Source } from '@/components/pay/source'
import { Badge } from '@/components/ui/badge'
import { SectionCard } from '@/components/ui/card'
import { useClassText } from '@/lib/pay/use-class-text'
import { useFormat } from '@/lib/use-format'
import { useOptionalMessage, useT } from '@/lib/use-t'

const HOURLY_DECIMALS = 4

/** The minimum scale of the day, class by class, and what is not known of it. */
export function CommitteeScale({
  committee: { code, bareme },
  day,
}: {
  committee: ListedCommittee
  day: string
}) {
  const t = useT()
  const format = useFormat()
  const message = useOptionalMessage()
  const text = useClassText(code)
  const scale = bareme?.values.findLast(({ from }) => from <= day)
  if (bareme === undefined || scale === undefined) return null
  const { from, source, href, confidence } = scale
  return (
    <SectionCard title={t('law.scale')}>
      <p className="mb-2 text-ink-soft">
        {t(`law.scaleOf_${bareme.of}`, { day: format.day(from, 'medium') })}
      </p>
      <p className="mb-4 flex flex-wrap items-center gap-2">
        <Source text={source} href={href} />
        <Badge>{message(`pay.confidence_${confidence}`) ?? confidence}</Badge>
      </p>
      {bareme.echelles.map((echelle) => (
        <ScaleTable
          key={echelle}
          caption={echelle === '' ? t('law.scale') : text.echelle(echelle)}
          visible={echelle !== ''}
          classes={bareme.classes}
          amounts={scale.echelles[echelle]!}
          decimals={bareme.of === 'hour' ? HOURLY_DECIMALS : 2}
          name={text.classe}
        />
      ))}
    </SectionCard>
  )
}

interface ScaleTableProps {
  caption: string
  visible: boolean
  classes: readonly string[]
  amounts: ListedScale['echelles'][string]
  decimals: number
  name: (classe: string) => string
}

/** Classes down; where years count, one column for each step that changes an amount. */
function ScaleTable({ caption, visible, classes, amounts, decimals, name }: ScaleTableProps) {
  const t = useT()
  const format = useFormat()
  const steps = stepsOf(Object.values(amounts))
  return (
    // A wide table scrolls in itself, by touch and by the keyboard.
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="mb-4 overflow-x-auto last:mb-0"
    >
      <table className="w-full border-collapse text-left">
        <caption className={visible ? 'mb-1 text-left font-medium' : 'sr-only'}>{caption}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-ink-soft">
            <th scope="col" className="py-1 pr-4 font-normal">
              {t('law.classColumn')}
            </th>
            {steps.map((years) => (
              <th
                key={years}
                scope="col"
                className="px-2 py-1 text-right font-normal whitespace-nowrap"
              >
                {steps.length > 1 && t('law.years', { years })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {classes.map((classe) => {
            const line = amounts[classe] ?? null
            return (
              <tr key={classe} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-1 pr-4 font-normal">
                  {name(classe)}
                </th>
                {line === null ? (
                  <td colSpan={steps.length} className="px-2 py-1 text-right">
                    <Badge tone="warn">{t('law.gap')}</Badge>
                  </td>
                ) : (
                  steps.map((years) => (
                    <td key={years} className="px-2 py-1 text-right tabular-nums">
                      {format.amount(line[Math.min(years, line.length - 1)]!, decimals)}
                    </td>
                  ))
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** The years at which the amount of some class is another one than the year before. */
function stepsOf(lines: readonly (readonly number[] | null)[]): readonly number[] {
  const longest = Math.max(1, ...lines.map((line) => line?.length ?? 0))
  return Array.from({ length: longest }, (_, years) => years).filter(
    (years) =>
      years === 0 ||
      lines.some((line) => line !== null && years < line.length && line[years] !== line[years - 1])
  )
}
