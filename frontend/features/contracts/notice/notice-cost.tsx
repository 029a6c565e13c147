import { useMemo, useState } from 'react'
import { MODES_PREAVIS, notice, type ModePreavis, type NoticeResult } from '#modules/compute/pure'
import { today } from '#modules/shared/values/days'
import type { Contract } from '@/api/contracts'
import { usePackage } from '@/api/get-package'
import type { Package } from '@/api/types'
import { useWorker } from '@/api/workers'
import { ErrorView } from '@/components/app/error-view'
import { CalculationPdfButton } from '@/components/pay/calculation-pdf-button'
import { Notice } from '@/components/ui/notice'
import { Segmented } from '@/components/ui/segmented'
import { Skeleton } from '@/components/ui/skeleton'
import { useEngineSentence } from '@/lib/pay/use-engine-sentence'
import { requestOfStored } from '@/lib/pay/stored-request'
import { useAllWords } from '@/lib/rest-of-words'
import { useT } from '@/lib/use-t'
import { NoticeAnswered } from './notice-answered.tsx'
import { NoticeForm } from './notice-form.tsx'
import { NoticePicture } from './notice-picture.tsx'
import { preavisOf, toldBy } from './told.ts'

/** A dismissal priced both ways, worked and paid. Nothing of it is kept. */
export default function NoticeCost({ contract }: { contract: Contract }) {
  useAllWords()
  const pack = usePackage(contract.packageId)
  const worker = useWorker(contract.workerId)
  const error = pack.error ?? worker.error
  if (error)
    return (
      <ErrorView
        error={error}
        onRetry={() => {
          void pack.refetch()
          void worker.refetch()
        }}
      />
    )
  if (!pack.data || !worker.data) return <Skeleton className="h-64" />
  return (
    <Priced
      contract={contract}
      stored={pack.data}
      startOfSeniority={worker.data.startOfSeniorityStr}
    />
  )
}

interface PricedProps {
  contract: Contract
  stored: Package
  startOfSeniority: string | null
}

function Priced({ contract, stored, startOfSeniority }: PricedProps) {
  const t = useT()
  const sentence = useEngineSentence()
  const [told, setTold] = useState(() => toldBy(contract, startOfSeniority, today()))
  const [mode, setMode] = useState<ModePreavis>('PRESTE')
  const isManual = stored.package.computeModelConfig.employmentType === 'OUVRIER'
  const asked = useMemo(() => {
    const preavis = preavisOf(told, contract.kind, isManual)
    const request = { ...requestOfStored(stored), date: told.day }
    return (each: ModePreavis) => ({ ...request, preavis: { ...preavis, mode: each } })
  }, [told, contract.kind, isManual, stored])
  const results = useMemo(
    () =>
      Object.fromEntries(
        MODES_PREAVIS.map((each) => [each, notice({ ...asked(each), explain: true })])
      ) as Record<ModePreavis, NoticeResult>,
    [asked]
  )
  const shown = results[mode]
  const errors = shown.ok ? [] : shown.errors
  // What no field of the form can mend is said in its place: a contract with an end, a student.
  const elsewhere = errors.filter(
    ({ path }) => !path.startsWith('preavis.') || path === 'preavis.duree'
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
            <NoticeForm told={told} onChange={setTold} errors={errors} isManual={isManual} />
            <div className="flex min-w-0 flex-col gap-6">
              {results.PRESTE.ok && results.INDEMNITE.ok ? (
                <NoticePicture worked={results.PRESTE.answer} paid={results.INDEMNITE.answer} />
              ) : (
                <p className="text-ink-soft">{t('notice.empty')}</p>
              )}
              <Segmented
                label={t('notice.mode')}
                value={mode}
                onValueChange={setMode}
                className="self-start print:hidden"
                options={MODES_PREAVIS.map((value) => ({
                  value,
                  label: t(`compute.notice.words.mode_${value}`),
                }))}
              />
              {shown.ok && (
                <>
                  <NoticeAnswered answer={shown.answer} />
                  <CalculationPdfButton
                    calculation="notice"
                    request={asked(mode)}
                    forWhom={stored.person?.displayName}
                  />
                </>
              )}
            </div>
          </>
        )}
      </div>
    </div>
  )
}
