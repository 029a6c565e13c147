import type { Casefile } from '@/api/casefiles'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** These must be signed at the latest when the work begins, or are worth something else (Act of 3 July 1978). */
const AT_THE_START = ['FIXED_TERM', 'DEFINED_WORK', 'PART_TIME', 'REPLACEMENT', 'STUDENT']

/** Says when the last day to sign comes after the first day of work. */
export function LastDayWarning({ casefile, lastDay }: { casefile: Casefile; lastDay: string }) {
  const t = useT()
  const format = useFormat()
  const { contract } = casefile
  if (!contract || lastDay < contract.startDateStr) return null
  const isHard = AT_THE_START.includes(contract.kind)
  return (
    <Notice tone={isHard ? 'danger' : 'warn'} role="status">
      {t(isHard ? 'signatures.afterStartHard' : 'signatures.afterStart', {
        day: format.day(contract.startDateStr, 'long'),
      })}
    </Notice>
  )
}
