import { useMemo, useState } from 'react'
import { incompleteMonth } from '#modules/compute/pure'
import { today } from '#modules/shared/values/days'
import type { Contract } from '@/api/contracts'
import { usePackage } from '@/api/get-package'
import type { Package } from '@/api/types'
import { ErrorView } from '@/components/app/error-view'
import { CalculationPdfButton } from '@/components/pay/calculation-pdf-button'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { requestOfStored } from '@/lib/pay/stored-request'
import { useEngineSentence } from '@/lib/pay/use-engine-sentence'
import { useAllWords } from '@/lib/rest-of-words'
import { useT } from '@/lib/use-t'
import { MonthAgainst } from './month-against.tsx'
import { MonthAnswered } from './month-answered.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { MonthForm } from './month-form.tsx'
import { moisIncompletOf, toldBy } from './told.ts'

/** A month priced with its start, end and absences. Nothing of it is kept. */
export default function MonthCost({ contract }: { contract: Contract }) {
  useAllWords()
  const pack = usePackage(contract.packageId)
  if (pack.error) return <ErrorView error={pack.error} onRetry={() => void pack.refetch()} />
  if (!pack.data) return <Skeleton className="h-64" />
  return <Priced contract={contract} stored={pack.data} />
}

function Priced({ contract, stored }: { contract: Contract; stored: Package }) {
  const t = useT()
  const sentence = useEngineSentence()
  const [told, setTold] = useState(() => {
    const start = contract.versions
      .map(({ startDateStr }) => startDateStr)
      .reduce((first, each) => (each < first ? each : first), contract.startDateStr)
    return toldBy(start, contract.endDateStr, today())
  })
  const isManual = stored.package.computeModelConfig.employmentType === 'OUVRIER'
  const asked = useMemo(
    () => ({
      ...requestOfStored(stored),
      date: told.day,
      moisIncomplet: moisIncompletOf(told, isManual),
    }),
    [told, stored, isManual]
  )
  const result = useMemo(() => incompleteMonth({ ...asked, explain: true }), [asked])
  const errors = result.ok ? [] : result.errors
  // What no field of the form can mend is said in its place: a student, a director.
  const elsewhere = errors.filter(
    ({ path }) => path !== 'date' && !path.startsWith('moisIncomplet')
  )
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @3xl:grid-cols-[17rem_minmax(0,1fr)]">
        {elsewhere.length > 0 ? (
          <Notice tone="warn" role="status" className="@3xl:col-span-2">
            {elsewhere.map((each) => sentence(each)).join(' ')}
          </Notice>
        ) : (
          <>
            <MonthForm told={told} onChange={setTold} errors={errors} isManual={isManual} />
            <div className="flex min-w-0 flex-col gap-6">
              {result.ok ? (
                <>
                  <MonthAgainst answer={result.answer} />
                  <MonthCalendar answer={result.answer} />
                  <MonthAnswered answer={result.answer} />
                  <CalculationPdfButton
                    calculation="incomplete-month"
                    request={asked}
                    forWhom={stored.person?.displayName}
                  />
                </>
              ) : (
                <p className="text-ink-soft">{t('month.empty')}</p>
              )}
            </div>
          </>
        )}
      </div>
    </div>
  )
}
