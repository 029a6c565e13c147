import { useMemo, useState } from 'react'
import { hoursPay, type PrestationsFields } from '#modules/compute/pure'
import type { Prestation } from '@/api/pay-elements'
import type { Package } from '@/api/types'
import { CalculationPdfButton } from '@/components/pay/calculation-pdf-button'
import { Notice } from '@/components/ui/notice'
import { useEngineSentence } from '@/lib/pay/use-engine-sentence'
import { requestOfStored } from '@/lib/pay/stored-request'
import { useAllWords } from '@/lib/rest-of-words'
import { useT } from '@/lib/use-t'
import { HoursAnswered } from './hours-answered.tsx'
import { HoursForm } from './hours-form.tsx'

interface HoursOfMonthProps {
  month: string
  stored: Package
  hours: Partial<Record<Prestation, number>>
}

/** Hours of a month computed as they are told; nothing of it is kept. */
export default function HoursOfMonth({ month, stored, hours }: HoursOfMonthProps) {
  useAllWords()
  const t = useT()
  const sentence = useEngineSentence()
  const [told, setTold] = useState<PrestationsFields>(hours)
  const asked = useMemo(
    () => ({ ...requestOfStored(stored), date: `${month}-01`, prestations: told }),
    [told, stored, month]
  )
  const result = useMemo(() => hoursPay({ ...asked, explain: true }), [asked])
  const errors = result.ok ? [] : result.errors
  const elsewhere = errors.filter(({ path }) => !path.startsWith('prestations.'))
  if (elsewhere.length > 0)
    return (
      <Notice tone="warn" role="status">
        {elsewhere.map((each) => sentence(each)).join(' ')}
      </Notice>
    )
  return (
    <div className="flex flex-col gap-4">
      {Object.keys(hours).length === 0 && <Notice>{t('pay-elements.hoursNone')}</Notice>}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[16rem_minmax(0,1fr)]">
        <HoursForm told={told} onChange={setTold} errors={errors} />
        {result.ok && (
          <div className="flex min-w-0 flex-col gap-5">
            <HoursAnswered answer={result.answer} />
            <CalculationPdfButton
              calculation="hours"
              request={asked}
              forWhom={stored.person?.displayName}
            />
          </div>
        )}
      </div>
    </div>
  )
}
