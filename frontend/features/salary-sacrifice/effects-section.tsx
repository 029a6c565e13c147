import type { Exchange } from '@/api/salary-sacrifices'
import { CompareTable } from '@/components/pay/compare-table'
import { useT } from '@/lib/use-t'
import { effectRows } from './effects.ts'

const RIGHTS = ['pension', 'sickness', 'unemployment', 'holiday', 'severance'] as const

/** What less pay does to social rights: the pay they are counted on, and each right in a sentence. */
export function EffectsSection({ before, after }: Pick<Exchange, 'before' | 'after'>) {
  const t = useT()
  return (
    <div>
      <CompareTable
        section={{ id: 'effects', rows: effectRows(before.compute, after.compute) }}
        title={t('sacrifice.effects')}
        names={[t('sacrifice.before'), t('sacrifice.after')]}
        onlyDifferences={false}
        nameOf={({ key }) => t(`sacrifice.base_${key}`)}
      />
      <ul className="mt-3 flex list-disc flex-col gap-1 pl-5 text-sm text-ink-soft marker:text-line-strong">
        {RIGHTS.map((right) => (
          <li key={right}>{t(`sacrifice.right_${right}`)}</li>
        ))}
      </ul>
    </div>
  )
}
